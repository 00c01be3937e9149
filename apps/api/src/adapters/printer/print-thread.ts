// The thread that prints reports: loads the engine's predictions once, then prints one after the
// other.
import { workerData } from 'node:worker_threads';
import { loadEngine, type EngineTables } from '@elucida/analysis/load-engine';
import { serveJobs } from '../threads/serve-jobs.ts';
import { printJobs } from './print-report.ts';

// Piscina hands its own fields over with ours: [its data, ours].
const { tables } = (Array.isArray(workerData) ? workerData[1] : workerData) as {
  tables: EngineTables;
};

export default serveJobs(printJobs(loadEngine(tables).predictor));

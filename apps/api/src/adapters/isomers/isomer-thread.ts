// The thread that makes isomer guides and looks up structures: loads the engine's predictions once.
import { workerData } from 'node:worker_threads';
import { loadEngine, type EngineTables } from '@elucida/analysis/load-engine';
import { serveJobs } from '../threads/serve-jobs.ts';
import { isomerJobs } from './isomer-jobs.ts';

// Piscina hands its own fields over with ours: [its data, ours].
const { tables } = (Array.isArray(workerData) ? workerData[1] : workerData) as {
  tables: EngineTables;
};

export default serveJobs(isomerJobs(loadEngine(tables).predictor));

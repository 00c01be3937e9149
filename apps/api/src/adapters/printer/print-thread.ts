// The thread that prints reports: loads the engine's predictions once, then prints one after the other.
import { workerData } from 'node:worker_threads';
import { loadEngine, type EngineTables } from '@elucida/analysis/load-engine';
import type { ReportJob } from '@elucida/report-pdf/report-job';
import { writeReportPdf } from '@elucida/report-pdf/write-report-pdf';

// Piscina hands its own fields over beside ours: [its data, ours].
const { tables } = (Array.isArray(workerData) ? workerData[1] : workerData) as { tables: EngineTables };
const { predictor } = loadEngine(tables);

export default (job: ReportJob): Promise<Uint8Array> => writeReportPdf(job, { predictor });

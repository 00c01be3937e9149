// One thread of a batch: loads the engine once, then answers case after case.
import { workerData } from 'node:worker_threads';
import { loadEnvironment } from './environment.ts';
import { sourceOfModels } from './models/source.ts';
import { runCase, type WorkerOptions } from './run-case.ts';

// Piscina hands its own fields over with ours: [its data, ours].
const options = (Array.isArray(workerData) ? workerData[1] : workerData) as WorkerOptions;
const environment = loadEnvironment();
const asked = options.source && sourceOfModels(options.source);

export default async function answer(line: string): Promise<string> {
  return runCase(line, options, await environment, asked);
}

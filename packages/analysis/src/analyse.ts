import { performance } from 'node:perf_hooks';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { identify } from '@elucida/engine/identify';
import type { AnalysisEnvironment, AnalysisJob } from './job.ts';
import { prepareJob } from './prepare-job.ts';
import { searchingFor } from './searching-for.ts';
import { writeResponse } from './write-response.ts';

/**
 * One analysis from job to response: reads the images, identifies the molecule, writes the report
 * in the job's language.
 *
 * Throws `FormulaRejected`, `StructuresRejected`, `ImageRejected` (a file is not a sound PNG or
 * JPEG), `UnreadableImages` (nothing could be read) and `Cancelled` (through the environment's
 * task).
 */
export async function analyse(
  job: AnalysisJob,
  env: AnalysisEnvironment,
): Promise<AnalysisResponse> {
  const started = performance.now();
  const prepared = await prepareJob(job, env);
  const searching = searchingFor(job.searchSeconds, env.task);
  const identification = identify(prepared.request, env.data, searching);
  env.task.progress('report', 0);
  const elapsedMs = Math.round(performance.now() - started);
  const response = writeResponse({
    job,
    identification,
    prepared,
    predictor: env.data.predictor,
    elapsedMs,
  });
  env.task.progress('report', 1);
  return response;
}

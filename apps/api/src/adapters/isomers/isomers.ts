import { ISOMER_BOUNDS } from '../../bounds/structures.ts';
import { createJobThreads } from '../threads/job-threads.ts';
import type { JobThreads } from '../threads/job.ts';
import { threadFile } from '../../thread-file.ts';
import type { IsomerJobs } from './isomer-jobs.ts';

/** Makes isomer guides and looks up structures by name. */
export type Isomers = JobThreads<IsomerJobs>;

/**
 * A thread of its own, so that a guide of a second holds up no drawing. It ends when nobody has
 * asked for a while.
 * `tables`: the engine's learned tables; they lie in shared memory and are not copied.
 */
export const createIsomers = ({ tables }: { readonly tables: unknown }): Isomers =>
  createJobThreads<IsomerJobs>({
    filename: threadFile('isomer-thread', './adapters/isomers/isomer-thread.ts'),
    idleMs: ISOMER_BOUNDS.idleMs,
    waitingMax: ISOMER_BOUNDS.waitingMax,
    workerData: { tables },
  });

import { createJobThreads, type JobThreadsOptions } from '../threads/job-threads.ts';
import type { JobThreads } from '../threads/job.ts';
import { threadFile } from '../../thread-file.ts';
import type { ChemistryJobs } from './jobs.ts';

/**
 * Computes with structures: `chemistry.run('draw-structure', smiles, { limitMs })`. A further job
 * is a file in jobs/ and a line in jobs.ts.
 */
export type Chemistry = JobThreads<ChemistryJobs>;

/** The chemistry of the running server: a thread of its own. */
export const createChemistry = (options: Partial<JobThreadsOptions> = {}): Chemistry =>
  createJobThreads<ChemistryJobs>({
    filename: threadFile('chemistry-thread', './adapters/chemistry/chemistry-thread.ts'),
    ...options,
  });

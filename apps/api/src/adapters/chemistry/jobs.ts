import { checkAskedJob } from './jobs/check-asked.ts';
import { checkVerificationJob } from './jobs/check-verification.ts';
import { drawStructure } from './jobs/draw-structure.ts';
import { writeMolfile } from './jobs/write-molfile.ts';

/**
 * What the chemistry thread can do. The answering thread imports only the type: OpenChemLib is
 * loaded where it computes.
 */
export const CHEMISTRY_JOBS = {
  'check-asked': checkAskedJob,
  'check-verification': checkVerificationJob,
  'draw-structure': drawStructure,
  'write-molfile': writeMolfile,
};
export type ChemistryJobs = typeof CHEMISTRY_JOBS;

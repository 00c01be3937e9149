import { drawStructure } from './jobs/draw-structure.ts';
import { writeMolfile } from './jobs/write-molfile.ts';

/**
 * What the chemistry thread can do. The answering thread imports only the type: OpenChemLib is
 * loaded where it computes.
 */
export const CHEMISTRY_JOBS = {
  'draw-structure': drawStructure,
  'write-molfile': writeMolfile,
};
export type ChemistryJobs = typeof CHEMISTRY_JOBS;

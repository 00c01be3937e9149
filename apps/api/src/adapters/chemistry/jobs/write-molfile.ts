import { molfile } from '@elucida/molecules/molfile';
import type { Job } from '../../threads/job.ts';
import { structureRefusal, type StructureRefusal } from './structure-refusal.ts';

/** A SMILES as a molfile. */
export const writeMolfile: Job<
  string,
  { readonly ok: true; readonly molfile: string } | StructureRefusal
> = {
  run: (smiles) => structureRefusal(smiles) ?? { ok: true, molfile: molfile(smiles) },
  sample: 'C[C@H](N)c1ccc(cc1)[N+](=O)[O-]',
};

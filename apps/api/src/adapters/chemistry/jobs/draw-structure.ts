import { structureSvg, type StructureDrawing } from '@elucida/molecules/structure-svg';
import type { Job } from '../../threads/job.ts';
import { structureRefusal, type StructureRefusal } from './structure-refusal.ts';

/**
 * A SMILES as SVG. The sample has what has costs of its own on first use: a ring, a charge, a
 * stereo centre.
 */
export const drawStructure: Job<string, StructureDrawing | StructureRefusal> = {
  run: (smiles) => structureRefusal(smiles) ?? structureSvg(smiles),
  sample: 'C[C@H](N)c1ccc(cc1)[N+](=O)[O-]',
};

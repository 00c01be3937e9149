import type { Formula } from '@elucida/spectra/formula/formula';
import { patient, type Waiting } from './steps.ts';
import { generateIsomers } from './generate-isomers.ts';

/**
 * Number of constitutional isomers with the lowest valences: connected, no stereo, Kekulé
 * structures counted separately.
 */
export function countIsomers(
  formula: Formula,
  task: Pick<Waiting, 'checkpoint'> = patient,
): number {
  return generateIsomers({ formula, mode: 'plain', task }, () => true).count;
}

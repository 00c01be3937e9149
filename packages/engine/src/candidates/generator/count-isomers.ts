import type { Formula } from '@elucida/spectra/formula/formula';
import { unattended, type Task } from '../../stages.ts';
import { generateIsomers } from './generate-isomers.ts';

/**
 * Number of constitutional isomers with the lowest valences: connected, no stereo, Kekulé
 * structures counted separately.
 */
export function countIsomers(
  formula: Formula,
  task: Pick<Task, 'checkpoint'> = unattended,
): number {
  return generateIsomers({ formula, mode: 'plain', task }, () => true).count;
}

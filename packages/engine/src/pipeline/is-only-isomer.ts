import { generateIsomers } from '@elucida/generator/generate-isomers';
import type { Formula } from '@elucida/spectra/formula/formula';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import type { Task } from '../stages.ts';

/**
 * Whether the formula has exactly one constitution, implausible ones counted: then no spectrum is
 * needed.
 */
export function isOnlyIsomer(formula: Formula, task: Task): boolean {
  const found = new Set<number>();
  const { ended } = generateIsomers(
    { formula, mode: 'chemical', filters: 'none', task },
    (graph) => {
      found.add(fingerprintKey(graph, perceive(graph)));
      return found.size < 2;
    },
  );
  return ended === 'complete' && found.size === 1;
}

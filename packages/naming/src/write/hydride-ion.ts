import { hydrideOf } from '../words/hydrides.ts';
import type { Words } from '../words/word.ts';
import { bondSum, type Molecule } from './molecule.ts';

const ENDINGS = {
  ium: ['ium', 'io', 'io'],
  ide: ['ide', 'uro', 'uro'],
  uide: ['uide', 'uuro', 'uuro'],
} as const satisfies Record<string, Words>;
const RADICALS = {
  ium: ['iumyl', 'ioil', 'ioil'],
  ide: ['idyl', 'uril', 'uril'],
  uide: ['uidyl', 'uuril', 'uuril'],
} as const satisfies Record<string, Words>;

/**
 * A charged mononuclear hydride (P-72.2, P-73.1): stem and ending of `phosphanium`, `azanide`,
 * `boranuide`, with its bonding number; null where none fits.
 */
export function hydrideIon(
  m: Molecule,
  a: number,
): {
  readonly stem: Words;
  readonly ion: Words;
  readonly radical: Words;
  readonly valence: number;
} | null {
  const { element, charge } = m.graph;
  const hydride = hydrideOf(element[a]);
  if (!hydride || Math.abs(charge[a]) !== 1) return null;
  const bonds = bondSum(m, a);
  const stem: Words = [
    hydride.words[0].slice(0, -1),
    hydride.words[1].slice(0, -1),
    hydride.words[2].slice(0, -1),
  ];
  if (charge[a] === 1)
    return { stem, ion: ENDINGS.ium, radical: RADICALS.ium, valence: hydride.valence + 1 };
  if (bonds < hydride.valence)
    return { stem, ion: ENDINGS.ide, radical: RADICALS.ide, valence: hydride.valence - 1 };
  return { stem, ion: ENDINGS.uide, radical: RADICALS.uide, valence: hydride.valence + 1 };
}

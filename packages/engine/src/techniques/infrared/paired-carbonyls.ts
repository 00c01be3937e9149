import { N, O } from '@elucida/molecules/atomic-numbers';
import { doublyBonded } from '@elucida/molecules/doubly-bonded';
import { neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import type { Group } from '@elucida/molecules/functional-groups/group-names';
import type { Correlation } from './infrared-correlations.ts';

/** Two C=O on one atom: in a ring of five or six, or not in one ring. */
type Pairing = 5 | 6 | 'open';
interface Bands {
  /** Of the two C=O in phase, cm⁻¹; null where it is not listed apart from the other. */
  readonly upper: readonly [from: number, to: number] | null;
  /** Of the two out of phase. */
  readonly lower: readonly [from: number, to: number];
}

/**
 * Two C=O stretches couple, so that imides and anhydrides have two bands. In five-membered rings the
 * upper one is the weaker: succinimide 1771 (w) and 1698 (s), phthalimide 1774 and 1745; succinic
 * anhydride 1865 and 1782, phthalic anhydride 1853 and 1763. Six-membered: glutaric anhydride 1802
 * and 1761, naphthalic anhydride 1772 and 1738; of imides both lie close together (glutarimide 1720
 * and 1695, naphthalimide 1700 and 1660). Open: acetic anhydride 1827 and 1766, benzoic anhydride
 * 1789 and 1727. E. Pretsch, P. Bühlmann, M. Badertscher, Structure Determination of Organic
 * Compounds, 5th ed., IR chapter, imides and anhydrides; L. J. Bellamy, The Infra-red Spectra of
 * Complex Molecules, ch. 8 and 12.
 */
const BANDS: Readonly<Partial<Record<Group, Readonly<Record<Pairing, Bands>>>>> = {
  imide: {
    5: { upper: [1735, 1795], lower: [1680, 1745] },
    6: { upper: null, lower: [1655, 1735] },
    open: { upper: null, lower: [1670, 1740] },
  },
  anhydride: {
    5: { upper: [1810, 1875], lower: [1750, 1800] },
    6: { upper: [1755, 1825], lower: [1720, 1775] },
    open: { upper: [1785, 1850], lower: [1715, 1790] },
  },
};

/** The upper band of imides is often too weak to be listed. */
export const isOftenWeak = (group: Group, { vibration }: Correlation): boolean =>
  group === 'imide' && vibration === 'c-o-double-high';

/**
 * The ranges of imides and anhydrides by their rings; those of other groups as they are. Undefined
 * where such a ring has no band of its own there.
 */
export function asPaired(
  correlation: Correlation,
  molecule: Molecule,
  group: Group,
): Correlation | undefined {
  const bands = BANDS[group];
  const { vibration } = correlation;
  if (bands === undefined || !(vibration === 'c-o-double' || vibration === 'c-o-double-high'))
    return correlation;
  const ranges = pairings(molecule, group === 'imide' ? N : O).flatMap((pairing) => {
    const { upper, lower } = bands[pairing];
    return vibration === 'c-o-double' ? [lower] : upper === null ? [] : [upper];
  });
  if (ranges.length === 0) return undefined;
  return {
    ...correlation,
    from: Math.min(...ranges.map(([from]) => from)),
    to: Math.max(...ranges.map(([, to]) => to)),
  };
}

/** How the C=O groups on each such atom are paired. */
function pairings({ graph, perception }: Molecule, element: number): Pairing[] {
  const { smallestRing } = perception;
  return [...Array(graph.atomCount).keys()].flatMap((atom): Pairing[] => {
    if (graph.element[atom] !== element) return [];
    const acyls = neighboursOf(graph, atom).filter((other) => isAcyl(graph, other));
    if (acyls.length < 2) return [];
    const size = smallestRing[atom];
    const inRing = acyls.filter((acyl) => smallestRing[acyl] === size).length >= 2;
    return [inRing && (size === 5 || size === 6) ? size : 'open'];
  });
}

const isAcyl = (graph: MolecularGraph, atom: number): boolean =>
  graph.element[atom] === 6 && doublyBonded(graph, atom, O) >= 0;

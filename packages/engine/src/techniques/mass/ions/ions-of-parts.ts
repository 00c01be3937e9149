import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { Molecule } from '@elucida/molecules/molecule';
import { countsAt, withHydrogens } from './composition.ts';
import type { Ion } from './follow-losses.ts';
import { hydrogenShifts } from './hydrogen-shifts.ts';
import { chainParts, cutAgain, ringParts, type Part } from './parts.ts';

/**
 * Ions with a peak that are parts of the molecule. `once`: those that one cleavage gives, or two of a
 * ring; they may lose something more. For the others more bonds break. Those for which the fewest
 * bonds break and hydrogens move come first.
 */
export function ionsOfParts(
  molecule: Molecule,
  fits: (counts: AtomCounts) => boolean,
): { readonly once: readonly Ion[]; readonly more: readonly Ion[] } {
  const { graph } = molecule;
  const chains = chainParts(molecule),
    rings = ringParts(molecule),
    twice = cutAgain(graph, chains, chains);
  const ionsOf = (parts: readonly Part[]): Ion[] =>
    parts
      .flatMap((part) => {
        const counts = countsAt(graph, part.atoms);
        return hydrogenShifts(graph, part).flatMap((moved) => {
          const shifted = withHydrogens(counts, moved);
          return shifted !== undefined && fits(shifted)
            ? [{ moved: Math.abs(moved), ion: { atoms: part.atoms, counts: shifted } }]
            : [];
        });
      })
      .sort((a, b) => a.moved - b.moved)
      .map(({ ion }) => ion);
  return {
    once: ionsOf([...chains, ...rings]),
    more: [twice, cutAgain(graph, rings, chains), cutAgain(graph, twice, chains)].flatMap(ionsOf),
  };
}

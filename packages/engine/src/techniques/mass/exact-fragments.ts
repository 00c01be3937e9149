import { ELEMENT_FACTS, ELEMENTS, type ElementSymbol } from '@elucida/spectra/chemistry/elements';
import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { atomsWhere, massOf, reached, type AtomSet } from './ions/atom-sets.ts';
import { countsAt, isMassOf, listsExactly, withHydrogens } from './ions/composition.ts';
import type { FragmentOrigin } from './mass-fragments.ts';
import type { PreparedMs } from './mass-spectrum.ts';

/**
 * Whether a listed mass may be an ion of a cleavage; `origin` undefined: any part of the molecule,
 * where the composition of the ion is not known.
 */
export type FitsFragment = (mz: number, origin: FragmentOrigin | undefined) => boolean;

/**
 * Tests listed masses against the composition that a cleavage gives: 43.0184 is C₂H₃O⁺ and not
 * C₃H₇⁺. A mass that is listed to the unit always fits.
 */
export function fragmentTest(
  graph: MolecularGraph,
  { spectrum }: Pick<PreparedMs, 'spectrum'>,
): FitsFragment {
  if (!listsExactly(spectrum.peaks)) return () => true;
  const whole = countsAt(
    graph,
    atomsWhere(graph.atomCount, () => true),
  );
  return (mz, origin) => {
    if (Number.isInteger(mz)) return true;
    const counts = origin && countsOfFragment(graph, origin);
    return counts === undefined ? isMassOfPart(whole, mz) : isMassOf(counts, mz);
  };
}

/** Composition of the ion of a cleavage; undefined where its bonds are not named. */
function countsOfFragment(
  graph: MolecularGraph,
  { atoms, kind, mz }: FragmentOrigin,
): AtomCounts | undefined {
  const [first, second, third, fourth] = atoms;
  if (atoms.length === 2) return sideOf(graph, [[first, second]], { start: first, mz });
  // Of a McLafferty rearrangement the bond between the α and β atoms breaks.
  if (kind === 'mclafferty') return sideOf(graph, [[second, third]], { start: second, mz });
  if (atoms.length !== 4) return undefined;
  const cuts = [
    [first, second],
    [third, fourth],
  ] as const;
  return sideOf(graph, cuts, { start: first, mz }) ?? sideOf(graph, cuts, { start: second, mz });
}

/** Hydrogens that an ion may gain or lose when one bond breaks. */
const MOST_MOVED = 1;

/**
 * The part with the atom `start` once bonds are cut, with the hydrogens that bring it to the nominal
 * mass; undefined where those would be more than one.
 */
function sideOf(
  graph: MolecularGraph,
  cuts: readonly (readonly [number, number])[],
  { start, mz }: { start: number; mz: number },
): AtomCounts | undefined {
  const side: AtomSet = reached(graph, start, (atom, slot) =>
    cuts.every(
      ([a, b]) =>
        !(atom === a && graph.neighbours[slot] === b) &&
        !(atom === b && graph.neighbours[slot] === a),
    ),
  );
  const moved = mz - massOf(graph, side);
  return Math.abs(moved) <= MOST_MOVED ? withHydrogens(countsAt(graph, side), moved) : undefined;
}

/** Elements of an ion but hydrogen, whose count follows from the mass. */
const HEAVY = ELEMENTS.filter((element) => element !== 'H');

/** Whether some part of these atoms has the mass of an ion that is listed exactly. */
function isMassOfPart(whole: AtomCounts, mz: number): boolean {
  const mass = (element: ElementSymbol) => ELEMENT_FACTS[element].main.mass;
  const chosen: Partial<Record<ElementSymbol, number>> = {};
  const choose = (place: number, left: number): boolean => {
    const element = HEAVY[place];
    if (element === undefined) {
      const hydrogens = Math.max(0, Math.round(left / mass('H')));
      return hydrogens <= (whole.H ?? 0) && isMassOf({ ...chosen, H: hydrogens }, mz);
    }
    for (let n = 0; n <= (whole[element] ?? 0) && left - n * mass(element) > -1; n++) {
      chosen[element] = n;
      if (choose(place + 1, left - n * mass(element))) return true;
    }
    chosen[element] = 0;
    return false;
  };
  return choose(0, mz);
}

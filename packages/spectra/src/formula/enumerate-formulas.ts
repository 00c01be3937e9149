import { ELEMENT_FACTS, type ElementSymbol } from '../chemistry/elements.ts';
import type { AtomCounts } from './formula.ts';
import { implausible } from './plausibility.ts';

const C = ELEMENT_FACTS.C.main.mass;
const H = ELEMENT_FACTS.H.main.mass;
/** Mass of the most hydrogens that a carbon brings along: CH2 of a chain. */
const CH2 = C + 2 * H;

export interface FormulaSearch {
  /** Exact mass of the neutral molecule, Da. */
  readonly mass: number;
  /** Da, on either side. */
  readonly within: number;
  /**
   * Most atoms of each element apart from hydrogen and, where it is left out, carbon; absent
   * elements are not tried.
   */
  readonly most: Readonly<Partial<Record<ElementSymbol, number>>>;
  /** Fewest carbons. */
  readonly leastCarbons: number;
  /** Formulas are given up to so many. */
  readonly limit: number;
}

/** Combinations of the other elements are tried up to so many: half a second of work. */
const MOST_TRIES = 2_000_000;

/** Every way to take at most `most` atoms of each element that weighs no more than `mass`. */
function* othersWithin(
  elements: readonly (readonly [ElementSymbol, number])[],
  mass: number,
): Generator<readonly [AtomCounts, number]> {
  const [first, ...rest] = elements;
  if (!first) {
    yield [{}, mass];
    return;
  }
  const [symbol, most] = first;
  const each = ELEMENT_FACTS[symbol].main.mass;
  for (let count = 0; count <= most && mass - count * each >= 0; count++)
    for (const [others, left] of othersWithin(rest, mass - count * each))
      yield [count === 0 ? others : { ...others, [symbol]: count }, left];
}

/** Hydrogens that the other atoms can hold beyond those of a saturated chain. */
const spareHydrogens = ({ N = 0, P = 0, Si = 0, B = 0 }: AtomCounts): number =>
  N + P + 2 * Si + B + 3;

/**
 * All formulas of closed-shell molecules within a mass: carbon and hydrogen fill what the other elements
 * leave, as in the enumeration of A. Fürst, J. T. Clerc, E. Pretsch, Chemom. Intell. Lab. Syst. 5 (1989) 329; what no
 * molecule can have is left out by valences. `complete` is false where a bound ended the search.
 */
export function enumerateFormulas({ mass, within, most, leastCarbons, limit }: FormulaSearch): {
  readonly formulas: readonly AtomCounts[];
  readonly complete: boolean;
} {
  const { C: mostCarbons = Infinity, H: _, ...others } = most;
  // The heaviest first: they leave the fewest ways for the rest.
  const elements = (Object.entries(others) as [ElementSymbol, number][])
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => ELEMENT_FACTS[b].main.mass - ELEMENT_FACTS[a].main.mass);
  const formulas: AtomCounts[] = [];
  let tries = 0;
  for (const [atoms, left] of othersWithin(elements, mass + within)) {
    if (++tries > MOST_TRIES) return { formulas, complete: false };
    const from = Math.ceil((left - within - spareHydrogens(atoms) * H) / CH2);
    const to = Math.min(mostCarbons, Math.floor(left / C));
    for (let carbons = Math.max(leastCarbons, from, 0); carbons <= to; carbons++) {
      if (++tries > MOST_TRIES || formulas.length >= limit) return { formulas, complete: false };
      const target = left - within - carbons * C;
      const hydrogens = Math.round(target / H);
      if (hydrogens < 0 || Math.abs(target - hydrogens * H) > within) continue;
      const counts = {
        ...(carbons > 0 ? { C: carbons } : {}),
        ...(hydrogens > 0 ? { H: hydrogens } : {}),
        ...atoms,
      };
      if (implausible(counts) === null) formulas.push(counts);
    }
  }
  return { formulas, complete: true };
}

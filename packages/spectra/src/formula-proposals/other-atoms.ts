import { ELEMENT_FACTS, type ElementSymbol } from '../chemistry/elements.ts';
import { elementsCost } from '../formula/composition-cost.ts';
import type { AtomCounts } from '../formula/formula.ts';

/** The atoms of a formula apart from carbon and hydrogen, with what follows from them. */
export interface OtherAtoms {
  readonly counts: AtomCounts;
  /** Da */
  readonly mass: number;
  readonly massNumber: number;
  /** How rare they are, natural logarithm. */
  readonly cost: number;
  /** What they add to the degree of unsaturation: Σ nᵢ(vᵢ − 2)/2. */
  readonly unsaturation: number;
}

/** Elements that are proposed, with the most atoms of each. */
export const MOST_OTHERS: Readonly<Partial<Record<ElementSymbol, number>>> = {
  Br: 3,
  I: 2,
  Cl: 5,
  S: 3,
  P: 2,
  Si: 2,
  F: 9,
  O: 14,
  N: 9,
  B: 1,
};
/** Compositions rarer than this are left out, natural logarithm (`elementsCost`). */
const RAREST = 12;

function* within(
  [first, ...rest]: readonly (readonly [ElementSymbol, number])[],
  rarest: number,
): Generator<AtomCounts> {
  if (!first) {
    yield {};
    return;
  }
  const [symbol, most] = first;
  for (let count = 0; count <= most; count++) {
    const own: AtomCounts = count === 0 ? {} : { [symbol]: count };
    const left = rarest - elementsCost(own);
    if (left < 0) break;
    for (const others of within(rest, left)) yield count === 0 ? others : { ...others, ...own };
  }
}

let all: readonly OtherAtoms[] | undefined;

/** Every usual set of other atoms; counted once. */
export function otherAtoms(): readonly OtherAtoms[] {
  all ??= [...within(Object.entries(MOST_OTHERS) as [ElementSymbol, number][], RAREST)].map(
    (counts) => {
      const atoms = Object.entries(counts) as [ElementSymbol, number][];
      const sum = (of: (symbol: ElementSymbol) => number) =>
        atoms.reduce((total, [symbol, count]) => total + count * of(symbol), 0);
      return {
        counts,
        cost: elementsCost(counts),
        mass: sum((symbol) => ELEMENT_FACTS[symbol].main.mass),
        massNumber: sum((symbol) => ELEMENT_FACTS[symbol].main.massNumber),
        unsaturation: sum((symbol) => (ELEMENT_FACTS[symbol].valence - 2) / 2),
      };
    },
  );
  return all;
}

import { ELEMENTS, HALOGENS, type ElementSymbol } from '../chemistry/elements.ts';
import { isUsual } from './composition-cost.ts';
import type { AtomCounts, Formula } from './formula.ts';
import { formulaFromCounts } from './formula-from-counts.ts';
import { implausible } from './plausibility.ts';

/** How a formula may differ from the one that was meant. */
export type Slip = 'oxygen' | 'hydrogen' | 'methylene' | 'nitrogen' | 'halogen' | 'digits';

/** A formula one slip away. */
export interface NeighbouringFormula {
  readonly formula: Formula;
  readonly slip: Slip;
}

/** What one unit too many or too few is, by the slip: an atom with the hydrogens that it brings. */
const UNITS: readonly (readonly [Slip, AtomCounts])[] = [
  ['oxygen', { O: 1 }],
  ['hydrogen', { H: 2 }],
  ['methylene', { C: 1, H: 2 }],
  ['nitrogen', { N: 1, H: 1 }],
];

/** Atoms of both, the second so many times; null where a count falls below zero. */
function add(counts: AtomCounts, other: AtomCounts, times: 1 | -1): AtomCounts | null {
  const sum: Partial<Record<ElementSymbol, number>> = {};
  for (const element of ELEMENTS) {
    const count = (counts[element] ?? 0) + times * (other[element] ?? 0);
    if (count < 0) return null;
    if (count > 0) sum[element] = count;
  }
  return sum;
}

/** One halogen for another. */
const exchanged = (counts: AtomCounts): (AtomCounts | null)[] =>
  HALOGENS.filter((halogen) => (counts[halogen] ?? 0) > 0).flatMap((halogen) =>
    HALOGENS.filter((other) => other !== halogen).map((other) =>
      add(add(counts, { [halogen]: 1 }, -1)!, { [other]: 1 }, 1),
    ),
  );

/** The digits of a count the other way round, and the counts of two elements exchanged. */
function swapped(counts: AtomCounts): AtomCounts[] {
  const typed = ELEMENTS.filter((element) => (counts[element] ?? 0) > 0);
  const reversed = typed.map((element) => ({
    ...counts,
    [element]: Number([...String(counts[element])].reverse().join('')),
  }));
  const pairs = typed.flatMap((one, i) =>
    typed.slice(i + 1).map((other) => ({
      ...counts,
      [one]: counts[other],
      [other]: counts[one],
    })),
  );
  return [...reversed, ...pairs];
}

/**
 * The formulas of closed-shell molecules that one slip of the pen or the keyboard turns into this
 * one: an atom with its hydrogens too many or too few, another halogen, digits swapped. Each once,
 * the commonest slips first; none of a formula typed in parts, an ion or a salt of a metal.
 */
export function neighbouringFormulas({
  counts,
  charge,
  hill,
  parts,
}: Formula): NeighbouringFormula[] {
  if (parts || charge !== 0) return [];
  const slips: (readonly [Slip, AtomCounts | null])[] = [
    ...UNITS.flatMap(([slip, unit]) => [
      [slip, add(counts, unit, -1)] as const,
      [slip, add(counts, unit, 1)] as const,
    ]),
    ...exchanged(counts).map((other) => ['halogen', other] as const),
    ...swapped(counts).map((other) => ['digits', other] as const),
  ];
  const seen = new Set([hill]);
  return slips.flatMap(([slip, other]): NeighbouringFormula[] => {
    if (other === null || !other.C || implausible(other)) return [];
    // Digits may make anything: what no compound is near to was not meant.
    if (slip === 'digits' && !isUsual(other)) return [];
    const formula = formulaFromCounts(other);
    if (seen.has(formula.hill) || formula.unsaturation < 0) return [];
    seen.add(formula.hill);
    return [{ formula, slip }];
  });
}

import type { FormulaClues } from '../techniques/formula-clues.ts';

/** Borders of the regions that ¹³C shifts are counted in, ppm. */
const CARBON_BORDERS = [25, 40, 50, 62, 75, 90, 105, 120, 135, 148, 158, 168, 180, 193] as const;
/** The same of hydrogens. */
const HYDROGEN_BORDERS = [1.4, 2, 2.9, 3.4, 4.4, 5.2, 6.5, 7.2, 8, 9] as const;
/** Shifts of hydrogens on arenes, ppm, whose signals of two come from symmetry. */
const ARENE = { from: 6.5, to: 8.6 } as const;

const regionOf = (borders: readonly number[], shift: number): number => {
  const found = borders.findIndex((border) => shift < border);
  return found < 0 ? borders.length : found;
};

/** Which signals there are. */
export type Pattern = 'none' | 'c' | 'h' | 'ch';

/** Which weights count: of signals next to a mass, or of carbons and integrals alone. */
export type WeightKind = Pattern | 'signals';

export const patternOf = ({ carbons, hydrogens }: FormulaClues): Pattern =>
  carbons ? (hydrogens ? 'ch' : 'c') : hydrogens ? 'h' : 'none';

function carbonCounts(shifts: readonly number[]): number[] {
  const counts = Array<number>(CARBON_BORDERS.length + 1).fill(0);
  for (const shift of shifts) counts[regionOf(CARBON_BORDERS, shift)]! += 1;
  return counts;
}

function hydrogenCounts(signals: NonNullable<FormulaClues['hydrogens']>): number[] {
  const counts = Array<number>(HYDROGEN_BORDERS.length + 1).fill(0);
  let pairs = 0;
  let methyls = 0;
  for (const { shift, hydrogens } of signals) {
    counts[regionOf(HYDROGEN_BORDERS, shift)]! += hydrogens;
    if (shift > ARENE.from && shift < ARENE.to) pairs += Math.max(0, hydrogens - 1);
    else if (hydrogens >= 6 && hydrogens % 3 === 0) methyls += hydrogens / 3 - 1;
    else if (hydrogens >= 4 && hydrogens % 2 === 0) pairs += hydrogens / 2 - 1;
  }
  return [...counts, signals.length, pairs, methyls];
}

/** Signals counted by region: what the numbers of atoms are estimated from. The first is 1. */
export const signalCounts = ({ carbons, hydrogens }: FormulaClues): number[] => [
  1,
  ...(carbons ? carbonCounts(carbons) : []),
  ...(hydrogens ? hydrogenCounts(hydrogens) : []),
];

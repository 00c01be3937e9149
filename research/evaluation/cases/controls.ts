import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import type { BenchCase } from './read-cases.ts';

/**
 * What a control changes: `formula` takes the spectra away; the others put those of another formula
 * in the place of all, of one technique, or of both NMR spectra.
 */
export const CONTROLS = [
  'formula',
  'swapped',
  'carbon-swapped',
  'proton-swapped',
  'nmr-swapped',
] as const;
export type Control = (typeof CONTROLS)[number];
const SWAPPED: Readonly<Record<Exclude<Control, 'formula'>, readonly SpectrumType[]>> = {
  swapped: SPECTRUM_TYPES,
  'carbon-swapped': ['C13NMR'],
  'proton-swapped': ['H1NMR'],
  'nmr-swapped': ['C13NMR', 'H1NMR'],
};

/** The case as a control has it. */
export function controlled(
  test: BenchCase,
  index: number,
  all: readonly BenchCase[],
  control: Control,
): BenchCase {
  return control === 'formula'
    ? masked(test)
    : swapped(test, index, { all, techniques: SWAPPED[control] });
}

/** The case with its spectra taken away. */
function masked(test: BenchCase): BenchCase {
  return { ...test, spectra: [] };
}

/**
 * The case with spectra of another case of a different formula in the place of those of some
 * techniques. The partner is drawn by a fixed step through the
 * list, so that a run can be repeated.
 */
function swapped(
  test: BenchCase,
  index: number,
  { all, techniques }: { all: readonly BenchCase[]; techniques: readonly SpectrumType[] },
): BenchCase {
  for (let step = 1; step < all.length; step++) {
    const other = all[(index + 97 * step) % all.length];
    if (hillOf(other) === hillOf(test)) continue;
    const foreign = (type: SpectrumType) => techniques.includes(type);
    return {
      ...test,
      spectra: [
        ...other.spectra.filter(({ type }) => foreign(type)),
        ...test.spectra.filter(({ type }) => !foreign(type)),
      ],
    };
  }
  return test;
}

function hillOf({ formula }: BenchCase): string {
  const parsed = parseFormula(formula);
  return parsed.ok ? parsed.formula.hill : formula;
}

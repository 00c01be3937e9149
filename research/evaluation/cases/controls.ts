import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { SPECTRUM_TYPES, type Spectrum, type SpectrumType } from '@elucida/spectra/spectrum';
import type { BenchCase } from './bench-case.ts';

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

/** One of the cases as a control has it; undefined where none of another formula is there. */
export function controlled(
  cases: readonly BenchCase[],
  index: number,
  control: Control,
): BenchCase | undefined {
  const test = cases[index];
  if (control === 'formula') return { ...test, spectra: [], images: undefined };
  const partner = partnerOf(cases, index);
  if (partner === undefined) return undefined;
  const isForeign = ({ type }: Spectrum) => SWAPPED[control].includes(type);
  return {
    ...test,
    images: undefined,
    spectra: [
      ...partner.spectra.filter(isForeign),
      ...test.spectra.filter((spectrum) => !isForeign(spectrum)),
    ],
  };
}

/**
 * Another case of a different formula, drawn by a fixed step through the list, so that a run can be
 * repeated.
 */
function partnerOf(cases: readonly BenchCase[], index: number): BenchCase | undefined {
  for (let step = 1; step < cases.length; step++) {
    const other = cases[(index + 97 * step) % cases.length];
    if (hillOf(other) !== hillOf(cases[index])) return other;
  }
  return undefined;
}

function hillOf({ formula }: BenchCase): string {
  const parsed = parseFormula(formula);
  return parsed.ok ? parsed.formula.hill : formula;
}

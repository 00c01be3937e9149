import { nominalMass } from '@elucida/spectra/formula/nominal-mass';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { isotopePeaks } from '@elucida/spectra/formula/isotope-peaks';
import type { PlotMark } from './plot-annotations.ts';

/** An isotope peak below this is not marked, percent of M. */
const WORTH_MARKING = 0.1;

/**
 * M⁺• and its isotope peaks M+1 and M+2 as the formula gives them; none when the formula cannot be
 * read.
 */
export function molecularIonMarks(formula: string): PlotMark[] {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return [];
  const { counts } = parsed.formula;
  const mass = nominalMass(counts);
  return isotopePeaks(counts)
    .filter(({ offset, relative }) => offset >= 0 && relative >= WORTH_MARKING)
    .map(({ offset }) => ({ x: mass + offset, label: offset === 0 ? 'M⁺•' : `M+${offset}` }));
}

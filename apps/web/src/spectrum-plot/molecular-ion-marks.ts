import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { ELEMENT_FACTS } from '@elucida/spectra/chemistry/elements';
import type { ElementSymbol } from '@elucida/spectra/chemistry/elements';
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
  const mass = (Object.entries(counts) as [ElementSymbol, number][]).reduce(
    (sum, [element, n]) => sum + n * nominal(element),
    0,
  );
  return isotopePeaks(counts)
    .filter(({ offset, relative }) => offset >= 0 && relative >= WORTH_MARKING)
    .map(({ offset }) => ({ x: mass + offset, label: offset === 0 ? 'M⁺•' : `M+${offset}` }));
}

function nominal(element: ElementSymbol): number {
  return Math.round(ELEMENT_FACTS[element].monoisotopicMass);
}

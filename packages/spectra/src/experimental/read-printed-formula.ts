import { formulaFromCounts } from '../formula/formula-from-counts.ts';
import type { Formula } from '../formula/formula.ts';
import { parseFormula } from '../formula/parse-formula.ts';

/** Words behind which a formula is the compound's. */
const NAMED = new RegExp(
  String.raw`(?:calcd?\.?|calculated|calculado|(?:molecular|chemical|empirical) formula|fórmula` +
    String.raw`(?: molecular)?|formula molekularra|MF|Anal\.?(?: calcd?\.?)?)(?: \(%\)| %)?(?: for|` +
    String.raw` para)?[ :=]{1,3}((?:C[₀-₉\d]{0,3}) ?(?:[A-Z][a-z]?[₀-₉\d]{0,3} ?){1,10}(?:[·•.∙] ?` +
    String.raw`\d?[A-Z][A-Za-z₀-₉\d]{1,8})?)(?![a-z])`,
  'giu',
);
/** A formula with its molar mass: `C12H15NO2 (205.26)`, `C12H15NO2, M = 205.3`. */
const WEIGHED = new RegExp(
  String.raw`(?<![A-Za-z\d])(C[₀-₉\d]{0,3} ?(?:[A-Z][a-z]?[₀-₉\d]{0,3} ?){1,10})[ ,;:]{0,2}\(?(?:` +
    String.raw`M(?:[Ww]|r|\.W\.)?|MW|mol\.? ?wt\.?)?[ =:]{0,3}(\d{2,4}[.,]\d{1,4})`,
  'gu',
);
/** Da; molar masses are printed to one or two decimals. */
const SAME_MASS = 0.15;

const compound = (printed: string): Formula | null => {
  const read = parseFormula(printed.trim().replace(/[.,;]$/u, ''));
  return read.ok ? read.formula : null;
};

/** The compound's formula where a section prints it without an accurate mass, or null. */
export function readPrintedFormula(parts: readonly string[]): Formula | null {
  for (const part of parts) {
    const text = part.replace(/\s/gu, ' ');
    for (const [, printed = ''] of text.matchAll(NAMED)) {
      const formula = compound(printed);
      if (formula) return formula;
    }
    for (const [, printed = '', mass = ''] of text.matchAll(WEIGHED)) {
      const formula = compound(printed);
      const weight = Number(mass.replace(',', '.'));
      if (
        formula &&
        [formula.averageMass, formulaFromCounts(formula.counts).monoisotopicMass].some(
          (known) => Math.abs(known - weight) < SAME_MASS,
        )
      )
        return formula;
    }
  }
  return null;
}

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
/** A formula in running text. */
const ANY = new RegExp(
  String.raw`(?<![A-Za-z₀-₉\d])C[₀-₉\d]{1,3}H[₀-₉\d]{1,3}(?:[A-Z][a-z]?[₀-₉\d]{0,3}){0,6}(?![A-Za-z₀-₉\d])`,
  'gu',
);
/** What is on both sides of one that is not part of a sentence: `Colourless oil. C8H7FO. Rf 0.4`. */
const STOP_BEFORE = /(?:^|[.;:,(\n]) ?$/u,
  STOP_AFTER = /^(?:[.;,)\n]|$)/u;
/** What compounds are dissolved in, washed and made with: in brackets it is the solvent's, not the compound's. */
const SOLVENTS = new Set([
  ...['C5H12', 'C6H14', 'C7H16', 'C6H12', 'C6H6', 'C7H8', 'C8H10', 'C6H5Cl'],
  ...['C3H6O', 'C4H8O', 'C4H10O', 'C3H8O', 'C4H8O2', 'C3H7NO', 'C5H5N', 'C6H15N'],
]);
/** Da; molar masses are printed to one or two decimals. */
const SAME_MASS = 0.15;

const compound = (printed: string): Formula | null => {
  const read = parseFormula(printed.trim().replace(/[.,;]$/u, ''));
  return read.ok ? read.formula : null;
};

/** The one formula that a text has, between stops; null where it has none, or another one as well. */
function formulaAlone(text: string): Formula | null {
  const found = new Map<string, Formula>();
  let isAlone = false;
  for (const { 0: printed, index } of text.matchAll(ANY)) {
    const formula = compound(printed);
    if (formula === null || SOLVENTS.has(formula.hill)) continue;
    found.set(formula.hill, formula);
    isAlone ||=
      STOP_BEFORE.test(text.slice(Math.max(0, index - 2), index)) &&
      STOP_AFTER.test(text.slice(index + printed.length));
  }
  return found.size === 1 && isAlone ? [...found.values()][0]! : null;
}

/**
 * The compound's formula where a section prints it without an accurate mass, or null. A formula without a word or a
 * mass next to it counts only in what comes `before` the first spectrum.
 */
export function readPrintedFormula(parts: readonly string[], before: string): Formula | null {
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
  return formulaAlone(before);
}

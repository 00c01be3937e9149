import { INPUT_MESSAGES } from '@elucida/contract/input-messages';
import { parseFormula, type FormulaError } from '@elucida/spectra/formula/parse-formula';
import { DomainError } from '../domain-error.ts';

/** English sentences; the web translates by `type`, which is the code. */
const SENTENCES: Readonly<Record<FormulaError['code'], (error: FormulaError) => string>> = {
  empty: () => INPUT_MESSAGES.formula,
  unexpected_character: ({ found }) => `"${found}" cannot stand here`,
  unexpected_number: ({ found }) => `the number ${found} has no element before it`,
  unknown_element: ({ found }) => `"${found}" is not an element`,
  unsupported_element: ({ found }) =>
    `${found} is not supported; formulas may hold C, H, N, O, S, P, F, Cl, Br, I, B, Si, Li, Na and K`,
  unbalanced_parenthesis: ({ found }) => `the parenthesis "${found ?? '('}" has no partner`,
  empty_group: () => 'the parentheses hold nothing',
  zero_count: () => 'a count of zero says nothing',
  number_too_big: () => 'the number is too big',
  too_many_atoms: ({ limit }) => `there are more than ${limit} atoms`,
  misplaced_charge: () => 'a charge is at the end of a formula',
  only_hydrogen: () => 'there is no atom other than hydrogen',
  too_many_hydrogens: ({ count, limit }) =>
    `no molecule can hold ${count} hydrogens here; the most is ${limit}`,
  too_many_halogens: ({ count, limit }) =>
    `no molecule can hold ${count} halogens here; the most is ${limit}`,
  odd_electrons: () =>
    'the number of hydrogens and halogens does not fit: a closed-shell molecule has an even number of electrons',
  unsupported_part: ({ found }) =>
    `${found} is not known as a counter-ion or solvent of crystallisation`,
};

const shown = (formula: string) => (formula.length > 40 ? `${formula.slice(0, 40)}…` : formula);

/**
 * Throws `invalid_formula` pointing at the character, counted from 1 in the sentence and from 0 in
 * `position`.
 */
export function checkFormula(formula: string, loc: readonly string[]): void {
  const parsed = parseFormula(formula);
  if (parsed.ok) return;
  const { code, at } = parsed.error;
  const msg = SENTENCES[code](parsed.error);
  throw new DomainError('invalid_formula', {
    detail:
      code === 'empty'
        ? msg
        : `The formula ${shown(formula)} is not valid at character ${at + 1}: ${msg}.`,
    errors: [{ loc: [...loc], msg, type: code, position: at }],
  });
}

import type { Formula } from './formula.ts';
import type { FormulaError, FormulaErrorCode } from './formula-error.ts';
import { formulaFromCounts } from './formula-from-counts.ts';
import { implausible } from './plausibility.ts';
import { MAX_ATOMS, scanFormula } from './scan-formula.ts';

export type { FormulaError } from './formula-error.ts';
export type ParsedFormula = { readonly ok: true; readonly formula: Formula } | { readonly ok: false; readonly error: FormulaError };

/**
 * Reads a typed molecular formula: C H N O S P F Cl Br I B Si in any order, nested parentheses, white space, sub- and
 * superscript digits, an end charge (`-`, `-2`, `+`, `²⁻`, ` 2-`, `^2-`; digits that touch an element are its count).
 * Refuses, with a closed code and the place, what cannot be read and what no closed-shell molecule can be
 * (see `implausible`). Never throws; time linear in the text.
 */
export function parseFormula(text: string): ParsedFormula {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, error: { code: 'empty', at: 0, length: 1 } };
  const start = text.indexOf(trimmed[0]!);
  const refuse = (code: FormulaErrorCode, values: Partial<FormulaError> = {}): ParsedFormula =>
    ({ ok: false, error: { code, at: start, length: trimmed.length, ...values } });

  const result = scanFormula(text);
  if (!result.ok) return result;
  const { counts, charge, hydrogenAt } = result.scanned;
  const atoms = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (atoms === 0) return refuse('empty');
  if (atoms > MAX_ATOMS) return refuse('too_many_atoms', { count: atoms, limit: MAX_ATOMS });
  const wrong = implausible(counts, charge);
  if (wrong) return refuse(wrong.code, { ...wrong, ...hydrogenAt });
  return { ok: true, formula: formulaFromCounts(counts, charge) };
}

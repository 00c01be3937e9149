import { isCompanion } from './companions.ts';
import type { ElementSymbol } from '../chemistry/elements.ts';
import type { Formula } from './formula.ts';
import type { FormulaError, FormulaErrorCode } from './formula-error.ts';
import { formulaFromCounts } from './formula-from-counts.ts';
import { implausible } from './plausibility.ts';
import { MAX_ATOMS, QUOTED } from './scan-formula.ts';
import { scanParts, type ScannedPart } from './scan-parts.ts';

export type { FormulaError } from './formula-error.ts';
export type ParsedFormula =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly error: FormulaError };

/**
 * Reads a typed molecular formula: C H N O S P F Cl Br I B Si Li Na K in any order, nested
 * parentheses, white space, sub- and superscript digits, an end charge (`-`, `-2`, `+`, `²⁻`, `
 * 2-`, `^2-`; digits that touch an element are its count), and several parts with `·`, `.` or `*`
 * between them, each with its number (`C9H13N·HCl`, `C2H3NaO2·3H2O`). Refuses, with a closed code
 * and the place, what cannot be read and what no closed-shell molecule can be (see `implausible`,
 * asked of each part). Never throws; time linear in the text.
 */
export function parseFormula(text: string): ParsedFormula {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, error: { code: 'empty', at: 0, length: 1 } };
  const start = text.indexOf(trimmed[0]!);
  const refuse = (code: FormulaErrorCode, values: Partial<FormulaError> = {}): ParsedFormula => ({
    ok: false,
    error: { code, at: start, length: trimmed.length, ...values },
  });

  const result = scanParts(text);
  if (!result.ok) return result;
  const atoms = result.parts.reduce((sum, part) => sum + part.times * atomsIn(part), 0);
  if (atoms === 0) return refuse('empty');
  if (atoms > MAX_ATOMS) return refuse('too_many_atoms', { count: atoms, limit: MAX_ATOMS });
  for (const {
    scanned: { counts, charge, hydrogenAt },
    at,
    length,
  } of result.parts) {
    const wrong = implausible(counts, charge);
    if (wrong)
      return refuse(wrong.code, {
        ...(result.parts.length > 1 && { at, length }),
        ...wrong,
        ...hydrogenAt,
      });
  }
  // Of two molecules with signals of their own the spectra would have to be divided first.
  const other = [...result.parts]
    .sort((a, b) => atomsIn(b) - atomsIn(a))
    .slice(1)
    .find(({ scanned }) => !isCompanion(scanned));
  if (other)
    return refuse('unsupported_part', {
      at: other.at,
      length: other.length,
      found: text.slice(other.at, other.at + other.length).slice(0, QUOTED),
    });
  return { ok: true, formula: together(result.parts) };
}

const atomsIn = ({ scanned }: ScannedPart): number =>
  Object.values(scanned.counts).reduce((sum, count) => sum + count, 0);

/** All atoms of all parts; rings and double bonds are counted part by part. */
function together(parts: readonly ScannedPart[]): Formula {
  const [only] = parts;
  if (parts.length === 1) return formulaFromCounts(only!.scanned.counts, only!.scanned.charge);
  const counts: Partial<Record<ElementSymbol, number>> = {};
  let charge = 0,
    unsaturation = 0;
  for (const { scanned, times } of parts) {
    for (const [element, count] of Object.entries(scanned.counts) as [ElementSymbol, number][])
      counts[element] = (counts[element] ?? 0) + times * count;
    charge += times * scanned.charge;
    unsaturation += times * formulaFromCounts(scanned.counts, scanned.charge).unsaturation;
  }
  const pieces = [...parts]
    .sort((a, b) => atomsIn(b) - atomsIn(a))
    .map(({ scanned, times }) => ({ counts: scanned.counts, charge: scanned.charge, times }));
  return { ...formulaFromCounts(counts, charge), unsaturation, parts: pieces };
}

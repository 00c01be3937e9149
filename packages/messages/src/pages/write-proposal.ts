import type { FormulaProposal } from '@elucida/spectra/formula-proposals/propose-formulas';
import type { Language } from '../catalogue/language.ts';
import { withDecimalSign } from '../format/figures.ts';
import type { FormulaProposalsText } from './formula-proposals-text.ts';

/** What was compared for a proposed formula, one phrase each. */
export function writeProposal(
  { formula, reasons }: FormulaProposal,
  { reasons: words }: FormulaProposalsText,
  language: Language,
): string[] {
  const fixed = (value: number, places = 1) =>
    withDecimalSign(value.toFixed(places), language).replace(/^-/u, '−');
  const { ion, isotopes, carbonSignals, integrals } = reasons;
  const { C = 0, H = 0 } = formula.counts;
  return [
    ...(ion
      ? [
          ion.ppm === null
            ? words.nominal(ion.ion, fixed(ion.mz, 0))
            : words.exact(ion.ion, fixed(ion.mz, 4), fixed(ion.ppm)),
        ]
      : []),
    ...(isotopes?.first
      ? [words.first(fixed(isotopes.first.measured), fixed(isotopes.first.computed))]
      : []),
    ...(isotopes?.second
      ? [words.second(fixed(isotopes.second.measured), fixed(isotopes.second.computed))]
      : []),
    ...(carbonSignals === undefined ? [] : [words.carbons(C, carbonSignals)]),
    ...(integrals === undefined ? [] : [words.integrals(H, integrals)]),
    words.unsaturation(formula.unsaturation),
  ];
}

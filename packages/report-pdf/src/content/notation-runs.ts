import { writeNotation } from '@elucida/spectra/notation/write-notation';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { richText } from '../text/rich-text.ts';
import type { Run } from '../text/run.ts';

/** Most peaks that are printed of one spectrum; a longer list is not a list for a thesis. */
export const MAX_PRINTED_PEAKS = 1_000;
/** A deuterated solvent: CDCl3, CD3OD, C6D6, D2O, DMSO-d6, acetone-d6. */
const SOLVENT_FORMULA = /(?<![\p{L}\d])(?:[A-Z][a-z]?\d*){2,}(?![\p{L}\d-])/gu;
const DEUTERONS = /-d(\d+)/gu;

/**
 * Peaks as journals order them: shifts and wavenumbers from high to low; masses and wavelengths as
 * they came.
 */
function ordered(spectrum: Spectrum): Spectrum {
  const { form, notation } = techniqueOf(spectrum.type);
  if (!notation.descending) return spectrum;
  const position = (peak: object) => (peak as Record<string, number>)[form.peak[0].name]!;
  const peaks = [...spectrum.peaks].sort((a, b) => position(b) - position(a));
  return { ...spectrum, peaks } as Spectrum;
}

/** Sub- and superscripts of the conditions in brackets after the technique. */
const conditions = (text: string): string =>
  text
    .replaceAll(SOLVENT_FORMULA, (formula) =>
      /\d/.test(formula) ? formulaUnicode(formula) : formula,
    )
    .replaceAll(DEUTERONS, (_, digits: string) => `-d${formulaUnicode(`C${digits}`).slice(1)}`);

/** A coupling stays with its symbol and its unit. */
const unbroken = (text: string): string =>
  text.replaceAll('J = ', 'J\u00a0=\u00a0').replaceAll(' Hz', '\u00a0Hz');

/**
 * A spectrum in the style of the ACS Guide, set as it is printed: ¹H, ¹³C, CDCl₃, italic J and m/z.
 * Empty without peaks.
 */
export function notationRuns(spectrum: Spectrum): Run[] {
  const printed = { ...ordered(spectrum) } as Spectrum;
  const text = writeNotation({
    ...printed,
    peaks: printed.peaks.slice(0, MAX_PRINTED_PEAKS),
  } as Spectrum);
  const head = /^[^(δν]*\([^)]*\)/u.exec(text)?.[0] ?? '';
  return richText(conditions(head) + unbroken(text.slice(head.length)));
}

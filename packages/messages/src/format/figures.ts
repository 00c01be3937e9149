import type { Language } from '../catalogue/language.ts';

/** A figure with the language's decimal sign: `60.4`, in Spanish and Basque `60,4`. */
export const withDecimalSign = (figure: string, language: Language): string =>
  language === 'en' ? figure : figure.replace(/(?<=\d)\.(?=\d)/, ',');

/**
 * Symbols with the decimal sign of the language in each of their figures. A comma that parts two of
 * them becomes a semicolon: `dd, J = 7.1, 1.5 Hz, 2H`, `dd, J = 7,1; 1,5 Hz, 2H`.
 */
export const withDecimalSigns = (symbols: string, language: Language): string =>
  language === 'en'
    ? symbols
    : symbols.replaceAll(/(?<=\d\.\d+), (?=\d)/g, '; ').replaceAll(/(?<=\d)\.(?=\d)/g, ',');

/**
 * Figures one after another. A decimal comma between them needs a semicolon: `60,4; 21,0`, but
 * `39, 41`.
 */
export const listFigures = (figures: readonly string[]): string =>
  figures.join(figures.some((figure) => figure.includes(',')) ? '; ' : ', ');

/**
 * A whole number in groups of three: `2,710` in English; in Spanish and Basque `2710` and `12 345`,
 * where four digits are not grouped (Real Academia Española, Ortografía de la lengua española,
 * 2010; Basque texts do the same).
 */
export function groupedNumber(value: number, language: Language): string {
  const digits = String(value);
  if (language !== 'en' && digits.length <= 4) return digits;
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '\u202f');
}

/**
 * Keeps figures with their signs and units on one line: `95 %`, `% 95`, `64.7 ± 0.6 ppm`,
 * `1742 cm⁻¹`.
 */
export const unparted = (sentence: string): string =>
  sentence
    .replace(/(?<=\d) (?=%|(?:ppm|cm⁻¹|nm|Hz|MHz|Da)(?![\p{L}\d]))/gu, '\u00a0')
    .replace(/% (?=\d)/g, '%\u00a0')
    .replaceAll(' ± ', '\u00a0±\u00a0');

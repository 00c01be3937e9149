import type { Language } from '@elucida/contract/languages';

/** A share as a percentage in the language's form. */
export const percentage = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/**
 * A probability as a percentage that never claims certainty either way (`>99%`, `<1%`), in the
 * language's form.
 */
export function confidenceFigure(confidence: number, language: Language): string {
  const percent = (share: number) => percentage(share, language);
  // The sign comes before the number, wherever the language puts the percent.
  const bounded = (sign: string, share: number) => percent(share).replace(/\d/, `${sign}$&`);
  if (confidence > 0.99) return bounded('>', 0.99);
  return confidence < 0.01 ? bounded('<', 0.01) : percent(confidence);
}

/** A count with the language's grouping. */
export const count = (value: number, language: Language): string =>
  new Intl.NumberFormat(language).format(value);

/** A mass with a decimal point in every language, as chemistry's data have it. */
export const mass = (value: number, decimals: number): string => value.toFixed(decimals);

import type { Language } from '../catalogue/language.ts';

/** A whole number of percent, as each language writes it: `93%`, `93 %`, `% 93`. */
export const PERCENT: Readonly<Record<Language, (figure: string) => string>> = {
  en: (figure) => `${figure}%`,
  es: (figure) => `${figure} %`,
  eu: (figure) => `% ${figure}`,
};

const BOUNDS: Readonly<Record<Language, { readonly over: string; readonly under: string }>> = {
  en: { over: 'over 99%', under: 'under 1%' },
  es: { over: 'más del 99 %', under: 'menos del 1 %' },
  eu: { over: '% 99 baino gehiago', under: '% 1 baino gutxiago' },
};

/**
 * A probability (0–1) in whole percent, as a phrase that is ready for a sentence. Never a certainty
 * or an impossibility: spectra of these kinds prove neither.
 */
export function sharePhrase(share: number, language: Language): string {
  if (share > 0.99) return BOUNDS[language].over;
  if (share < 0.01) return BOUNDS[language].under;
  return PERCENT[language](String(Math.round(share * 100)));
}

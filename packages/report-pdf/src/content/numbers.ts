import { unparted, withDecimalSign } from '@elucida/messages/format/figures';
import { sharePhrase } from '@elucida/messages/format/share';
import type { Language } from '@elucida/contract/languages';

/** A share as a percentage in the language's form. */
export const percentage = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A probability as a percentage that never claims certainty either way, in the language's form. */
export const confidenceFigure = (confidence: number, language: Language): string =>
  unparted(sharePhrase(confidence, language));

/** A mass with the language's decimal sign. */
export const mass = (value: number, decimals: number, language: Language): string =>
  withDecimalSign(value.toFixed(decimals), language);

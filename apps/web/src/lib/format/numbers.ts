import { groupedNumber } from '@elucida/messages/format/figures';
import type { Language } from '@elucida/messages/catalogue/language';
import { BASQUE_NUMBERS } from './basque.ts';

const locale = (language: Language): string => (language === 'eu' ? BASQUE_NUMBERS : language);

/**
 * A share as a percentage in the language's own form (`87%`, `87 %`, `% 87`); `places` decimal
 * places at most.
 */
export function formatPercent(share: number, language: Language, places = 0): string {
  if (language === 'eu')
    return `%\u00a0${new Intl.NumberFormat(BASQUE_NUMBERS, { maximumFractionDigits: places }).format(share * 100)}`;
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: places,
  }).format(share);
}

/** A count with the language's grouping. */
export const formatCount = (count: number, language: Language): string =>
  groupedNumber(count, language);

/** A measured number with so many decimals and the language's decimal sign: `206.1178`, `206,1178`. */
export const formatFixed = (
  value: number,
  { places, language }: { places: number; language: Language },
): string =>
  new Intl.NumberFormat(locale(language), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  }).format(value);

/** Whole euros: `€9`, `9 €`. */
export const formatEuro = (euro: number, language: Language): string =>
  new Intl.NumberFormat(locale(language), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euro);

/** Bytes in the unit that fits, decimal: `215 kB`, `12.3 MB`, `1 GB`. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] =
    bytes >= 999_500_000
      ? (['GB', 1e9] as const)
      : bytes >= 999_500
        ? (['MB', 1e6] as const)
        : (['kB', 1e3] as const);
  const digits = { maximumFractionDigits: size === 1e3 ? 0 : 1 };
  return `${new Intl.NumberFormat(locale(language), digits).format(bytes / size)}\u00a0${unit}`;
}

/**
 * Seconds with one decimal below ten: `0.8 s`, `12 s`. The unit is the same in the three languages.
 */
export function formatSeconds(milliseconds: number, language: Language): string {
  const seconds = milliseconds / 1000;
  const places = seconds < 10 ? 1 : 0;
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places };
  return `${new Intl.NumberFormat(locale(language), digits).format(seconds)} s`;
}

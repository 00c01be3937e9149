/** A whole number with thin-space groups, the same in every language: `989 647`. */
export const formatTotal = (value: number): string =>
  String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f');

/** At most one decimal: a coupling constant in Hz. */
export const formatNumber = (value: number): string => String(Number(value.toFixed(1)));

/** The error of a mass, ppm: `+1.2`, `−0.4`, `0.0`; whole numbers from 100 on. */
export const formatError = (ppm: number): string =>
  (Math.abs(ppm) < 0.05 ? '' : ppm < 0 ? '−' : '+') +
  Math.abs(ppm).toFixed(Math.abs(ppm) < 100 ? 1 : 0);

import type { Curve } from '../peak-picking/curve.ts';

/** Titles of a column of shifts. */
export const SHIFT_TITLES = /ppm|δ|shift|desplazamiento|lerrakuntza/iu;

/** Shifts of a table of peaks, each once, from high to low, ppm. */
export const listedShifts = ({ x }: Curve): number[] =>
  [...new Set(Array.from(x, (value) => Number(value.toFixed(3))))].sort((a, b) => b - a);

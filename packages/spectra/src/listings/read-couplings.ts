import { toNumber } from '../number-format.ts';

/**
 * Coupling constants typed as `7.1; 1.5` or `7.1, 1.5` (semicolons or commas separate,
 * specification §3). Where semicolons separate and no dot is used, a comma is the decimal mark
 * (`7,1; 1,5`). What is not a number is dropped.
 */
export function readCouplings(text: string): number[] {
  const decimalComma = text.includes(';') && !text.includes('.');
  return text
    .split(decimalComma ? /[;\s]+/u : /[;,\s]+/u)
    .map(toNumber)
    .filter(Number.isFinite);
}

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;

/**
 * A typed number: comma or dot as the decimal mark, a true minus accepted, white space around it
 * ignored.
 * NaN where it is none; may be infinite (`1e309`).
 */
export function toNumber(text: string): number {
  const plain = text.trim().replace(',', '.').replace(/^[−–]/u, '-');
  // Adding zero makes a typed −0 a plain 0, which JSON would make of it anyway.
  return DECIMAL.test(plain) ? Number(plain) + 0 : Number.NaN;
}

/**
 * What a numeric cell keeps of what is typed: digits, dot and minus, with a comma turned to a dot
 * (specification §5).
 */
export const filterNumericCell = (text: string): string =>
  text
    .replace(/,/gu, '.')
    .replace(/−/gu, '-')
    .replace(/[^\d.-]/gu, '');

/**
 * For print: `−4.2` with a true minus, `decimals` digits after the point where given, else as many
 * as the number has.
 */
export const printedNumber = (value: number, decimals?: number): string =>
  (decimals === undefined ? String(value) : value.toFixed(decimals)).replace(/^-/u, '−');

/** Digits after the decimal point of a number as JavaScript prints it. */
export const decimalsOf = (value: number): number => {
  const [, fraction = '', exponent = '0'] =
    /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/u.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
};

import type { Locant } from '../rings/locant.ts';

/**
 * A place that a name cites: a number of the parent (4, 4a, 1′), or a letter of a heteroatom (N,
 * N′, N3).
 */
export interface Place extends Locant {
  readonly symbol: string;
}

const NUMBERS: Place[] = [];
/** The place with a plain number; the same object each time. */
export function numbered(number: number): Place {
  return (NUMBERS[number] ??= { symbol: '', number, letter: '', primes: 0 });
}

const LETTERED = new Map<number, Place>();

/** The place of a ring's locant; the same object each time. */
export function placeOf({ number, letter, primes }: Locant): Place {
  if (letter === '' && primes === 0) return numbered(number);
  const key = (number * 128 + (letter === '' ? 0 : letter.charCodeAt(0))) * 16 + primes;
  let place = LETTERED.get(key);
  if (!place) LETTERED.set(key, (place = { symbol: '', number, letter, primes }));
  return place;
}

/** `N`, `N′` (primes), `N3` (number > 0). */
export const lettered = (symbol: string, primes: number, number = 0): Place => ({
  symbol,
  number,
  letter: '',
  primes,
});

/** Order of places as one number: letters before numbers (P-31.1.2.2.4), 1 < 1′ < 2 < 2a. */
export function placeOrder({ symbol, number, letter, primes }: Place): number {
  const order = number * 10_000 + (letter === '' ? 0 : letter.charCodeAt(0) - 96) * 100 + primes;
  return symbol === '' ? order : order - 100_000_000 + symbol.charCodeAt(0) * 100_000;
}

/** `4a`, `1'`, `N`, `N'`, `N'3`. */
export function placeText({ symbol, number, letter, primes }: Place): string {
  const marks = primes === 0 ? '' : "'".repeat(primes);
  return symbol === ''
    ? `${number}${letter}${marks}`
    : `${symbol}${marks}${number === 0 ? '' : number}`;
}

export const byPlace = (a: Place, b: Place): number => placeOrder(a) - placeOrder(b);

/** Compares sets of locants: the lower at the first difference comes first, then the shorter. */
export function compareOrders(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}

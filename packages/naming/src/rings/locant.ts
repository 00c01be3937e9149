/** A position of a ring system: 4, 4a, 1′. `letter` is '' for a plain number. */
export interface Locant {
  readonly number: number;
  readonly letter: string;
  readonly primes: number;
}

/** `4a`, `1'` — primes as ASCII apostrophes, as in canonical English names. */
export function formatLocant({ number, letter, primes }: Locant): string {
  return letter === '' && primes === 0 ? String(number) : `${number}${letter}${"'".repeat(primes)}`;
}

/** Order of locants: 1 < 1′ < 2 < 2a (IUPAC 2013, P-14.3.5). */
export function compareLocant(a: Locant, b: Locant): number {
  return (
    a.number - b.number ||
    (a.letter < b.letter ? -1 : a.letter > b.letter ? 1 : 0) ||
    a.primes - b.primes
  );
}

/** Reads `4`, `4a`, `10b'`; null when the text is not a ring locant. */
export function parseLocant(text: string): Locant | null {
  const match = /^(\d+)([a-z]?)('*)$/.exec(text);
  return match && { number: Number(match[1]), letter: match[2], primes: match[3].length };
}

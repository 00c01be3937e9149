/**
 * Seeded random numbers: xoshiro128** (Blackman, Vigna 2018, public domain), seeded by SplitMix32.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform whole number in [0, limit). */
  below(limit: number): number;
}

export function seededRandom(seed: number): Random {
  let mixed = seed | 0;
  const split = (): number => {
    mixed = (mixed + 0x9e3779b9) | 0;
    let z = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  let a = split();
  let b = split();
  let c = split();
  let d = split() | 1;
  function bits(): number {
    const x = Math.imul(b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result >>> 0;
  }
  return {
    next: () => bits() / 4294967296,
    below: (limit) => Math.floor((bits() / 4294967296) * limit),
  };
}

/**
 * First index whose running sum in `upTo` is above `value`: a draw by weight, where `value` is a
 * random share of the last sum.
 */
export function indexUpTo(upTo: ArrayLike<number>, value: number): number {
  let low = 0;
  for (let high = upTo.length - 1; low < high;) {
    const middle = (low + high) >> 1;
    if (upTo[middle] > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

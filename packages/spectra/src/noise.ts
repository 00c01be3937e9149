/** Numbers that look random and are the same for the same seed. */
export interface Noise {
  /** Evenly from 0 to 1, 1 excluded. */
  readonly even: () => number;
  /** From the normal distribution with standard deviation 1. */
  readonly normal: () => number;
}

/** Mulberry32 (Tommy Ettinger, 2017, public domain), seeded with the FNV-1a hash of a text. */
export function noiseOf(seed: string): Noise {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619);
  const even = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    even,
    // Box and Muller, Ann. Math. Stat. 29 (1958) 610.
    normal: () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even()),
  };
}

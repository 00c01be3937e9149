/** Parts of a spectrum whose spread is measured. */
const PARTS = 64;

/**
 * Standard deviation of a spectrum's noise: of 64 parts of equal length the one that spreads least, each about the
 * straight line through it. A part without a line holds nothing but noise and a piece of the baseline. The least of
 * 64 is a little too small, by some percent for parts of 500 points and more: the limits of picking were set with it.
 * What a person is shown is `noiseRms`. `values` are in the recording's own unit.
 * That of typed spectra (`noiseOf` in spectra) compares neighbouring points: here zero filling and the window make
 * neighbours alike, and it would come out far too small.
 */
export function noiseLevel(values: ArrayLike<number>): number {
  const length = Math.floor(values.length / PARTS);
  if (length < 8) return spread(values, 0, values.length);
  let least = Infinity;
  // The outermost parts lie in the receiver's filter and are too quiet.
  for (let part = 2; part < PARTS - 2; part++) {
    const own = spread(values, part * length, length);
    if (own > 0) least = Math.min(least, own);
  }
  return Number.isFinite(least) ? least : 0;
}

/** Standard deviation about the straight line through `count` values from `start`. */
function spread(values: ArrayLike<number>, start: number, count: number): number {
  let sum = 0,
    sumSquares = 0,
    sumTimes = 0;
  const middle = (count - 1) / 2;
  for (let k = 0; k < count; k++) {
    const value = values[start + k]!;
    sum += value;
    sumSquares += value * value;
    sumTimes += value * (k - middle);
  }
  const lever = (count * (count * count - 1)) / 12;
  const rest = sumSquares - (sum * sum) / count - (lever > 0 ? (sumTimes * sumTimes) / lever : 0);
  return Math.sqrt(Math.max(0, rest) / Math.max(1, count - 2));
}

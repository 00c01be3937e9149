/** The room of one of several curves, px from the top of the plot. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  /** Where a height is: 1 is the tallest line of its own spectrum. */
  readonly heightAt: (height: number) => number;
}

/** Room above the tallest line and below the lowest, px. */
const ABOVE = 22,
  BELOW = 6;

/**
 * Bands of curves one above the other, the first at the top; one band for all of them where they are overlaid. `lows`:
 * the lowest height of each curve, below zero where its lines point down: as much of its band is left for them.
 */
export function bandsOf(
  lows: readonly number[],
  { height, overlaid, gain }: { height: number; overlaid: boolean; gain: number },
): readonly Band[] {
  const deepest = Math.min(0, ...lows);
  const each = overlaid ? height : height / Math.max(1, lows.length);
  return lows.map((low, k) => {
    const top = overlaid ? 0 : k * each;
    const bottom = top + each;
    const depth = -Math.max(-1, Math.min(0, overlaid ? deepest : low));
    const unit = (each - ABOVE - BELOW) / (1 + depth);
    const zero = bottom - BELOW - depth * unit;
    return { top, bottom, heightAt: (value) => zero - gain * value * unit };
  });
}

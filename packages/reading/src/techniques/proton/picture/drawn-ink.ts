/** Room left and right of a window, px, by which a pattern may be moved in it. */
export const MARGIN_PX = 2;

/** A Lorentzian line: its place in a window in px, and its height. */
export interface DrawnLine {
  readonly x: number;
  readonly height: number;
}

/** How the curve of a picture is drawn, px. */
export interface Pen {
  /** Thickness of the stroke. */
  readonly stroke: number;
  /** Half the width of a line at half its height. */
  readonly halfWidth: number;
}

/** A window: columns, and samples a column in which curves are followed. */
export interface InkGrid {
  readonly width: number;
  readonly fine: number;
}

/** Flanks are followed as far as so many half widths: to a thousandth of the height. */
const FLANK = 32;

/**
 * The ink that lines leave, as a running sum over a window and its margins. Beside a steep flank a
 * stroke inks what the curve passes within half its thickness, so that a line narrower than the
 * stroke becomes a bar, and two that are near one block.
 */
export function runningInk(
  lines: readonly DrawnLine[],
  { stroke, halfWidth }: Pen,
  { width, fine }: InkGrid,
): Float64Array {
  const samples = (width + 2 * MARGIN_PX) * fine;
  const curve = new Float64Array(samples);
  const reach = Math.max(1, Math.round((stroke / 2) * fine));
  const flank = Math.ceil(FLANK * halfWidth * fine);
  const sampleOf = (x: number) => Math.floor((x + MARGIN_PX) * fine);
  for (const { x, height } of lines) {
    const at = sampleOf(x);
    for (let i = Math.max(0, at - flank); i <= Math.min(samples - 1, at + flank); i++) {
      const away = ((i + 0.5) / fine - MARGIN_PX - x) / halfWidth;
      curve[i]! += height / (1 + away * away);
    }
  }
  // A line that is narrower than a sample still reaches its height.
  for (const { x, height } of lines) {
    const at = sampleOf(x);
    if (at >= 0 && at < samples) curve[at] = Math.max(curve[at]!, height);
  }
  const high = highest(curve, reach);
  const low = highest(
    curve.map((value) => -value),
    reach,
  );
  const sum = new Float64Array(samples + 1);
  for (let i = 0; i < samples; i++) sum[i + 1] = sum[i]! + (high[i]! + low[i]!) / fine;
  return sum;
}

/** The highest value within `reach` samples of each, in one pass (a queue of falling values). */
function highest(values: Float64Array, reach: number): Float64Array {
  const found = new Float64Array(values.length);
  const queue = new Int32Array(values.length);
  let first = 0;
  let end = 0;
  for (let i = 0; i < values.length + reach; i++) {
    if (i < values.length) {
      while (end > first && values[queue[end - 1]!]! <= values[i]!) end--;
      queue[end++] = i;
    }
    const centre = i - reach;
    if (centre < 0) continue;
    while (queue[first]! < centre - reach) first++;
    found[centre] = values[queue[first]!]!;
  }
  return found;
}

/** The ink of one column of a window, its pattern moved by so many samples to the right. */
export function columnInk(
  running: Float64Array,
  { column, moved, fine }: { column: number; moved: number; fine: number },
): number {
  const from = (column + MARGIN_PX) * fine - moved;
  return running[from + fine]! - running[from]!;
}

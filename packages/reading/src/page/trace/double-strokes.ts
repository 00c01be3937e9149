import type { PlotPeak, PlotSignal } from './plot-signal.ts';
import type { TraceMask } from './trace-mask.ts';

/**
 * Lines are strokes of one width where at least this share of them agree to within this tolerance.
 */
const AGREEING = 0.6;
const WIDTH_TOLERANCE = 0.25;
/** A stroke this much wider than the others is two that overlap. */
const DOUBLE = 1.42;
const TOO_WIDE = 2.6;

/**
 * Stick plots draw every line with one stroke width: a stroke half as wide again is two lines less
 * than two pixels apart, which no maximum could tell apart. They are returned as two. Curves, whose
 * width grows downwards, are left alone.
 */
export function splitDoubleStrokes(
  mask: TraceMask,
  signal: PlotSignal,
  lines: readonly PlotPeak[],
): PlotPeak[] {
  const widths = lines.map((l) => strokeWidth(mask, signal, l));
  const known = widths.filter((w) => w != null).sort((a, b) => a - b);
  if (known.length < 3 || known.length < AGREEING * lines.length) return [...lines];
  const single = known[Math.floor(known.length / 4)]!;
  if (
    known.filter((w) => Math.abs(w - single) <= WIDTH_TOLERANCE * single).length <
    AGREEING * lines.length
  )
    return [...lines];
  return lines.flatMap((line, i) => {
    const width = widths[i];
    if (width == null || width < DOUBLE * single || width > TOO_WIDE * single) return [line];
    const shift = (width - single) / 2;
    return [
      { ...line, x: line.x - shift },
      { ...line, x: line.x + shift },
    ];
  });
}

/**
 * Width of a vertical stroke below its tip, by its ink; null if it widens downwards as a curve
 * does.
 */
function strokeWidth(mask: TraceMask, signal: PlotSignal, line: PlotPeak): number | null {
  const tip = Math.ceil(signal.baseline - line.height) + 1;
  const lean = Math.max(
    signal.height[Math.max(0, line.from - 1)]!,
    signal.height[Math.min(mask.width - 1, line.to + 1)]!,
  );
  // A shoulder's ink runs into that of its taller neighbour.
  if (line.height < 20 || lean > line.height) return null;
  const upper = inkWidth(mask, { x: line.x, from: tip + 1, to: tip + 4 });
  const lower = inkWidth(mask, { x: line.x, from: tip + 8, to: tip + 12 });
  return Math.abs(upper - lower) <= 0.1 * upper + 0.05 ? (upper + lower) / 2 : null;
}

function inkWidth(
  mask: TraceMask,
  { x, from, to }: { x: number; from: number; to: number },
): number {
  let sum = 0;
  const middle = Math.max(0, Math.min(mask.width - 1, Math.floor(x)));
  for (let y = from; y < to; y++) {
    const row = y * mask.width;
    for (const step of [1, -1]) {
      for (
        let c = step > 0 ? middle : middle - 1;
        c >= 0 && c < mask.width && mask.level[row + c]! > 12;
        c += step
      )
        sum += mask.level[row + c]!;
    }
  }
  return sum / (to - from) / mask.full;
}

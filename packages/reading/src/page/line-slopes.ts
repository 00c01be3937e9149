import type { InkMap } from './ink-map.ts';

/**
 * How straight lines of one direction lie in a picture: their slope through its centre, and how
 * much it changes from one side to the other.
 */
export interface Slopes {
  readonly middle: number;
  readonly change: number;
}

/**
 * Steepest slope that is straightened, and its largest change over the picture (about 4°: a page
 * held by hand).
 */
const MAX_SLOPE = 0.072;
const MAX_CHANGE = 0.08;
const COARSE_STEP = 0.004;
const FINE_STEP = 0.0005;
/**
 * Only strokes that are inked this far to both sides count, px: letters and the flanks of peaks
 * would blur the projection.
 */
const REACH_PX = { rows: [8, 16, 32], columns: [12, 24, 36, 48] } as const;
const STRONG_INK = 52;
const MAX_SAMPLES = 12_000;
const MIN_POINTS = 150;
/** Share of the width at either side, and points there per px of height, that make a frame. */
const SIDE_SHARE = 0.15;
const ENOUGH_AT_SIDES = 0.5;
/** The projection of straightened lines must be this much sharper. */
const MIN_GAIN = 1.12;
/** Slopes smaller than this are not worth a resampling (1 px in 700). */
const MIN_SLOPE = 0.0014;

/**
 * Positions along a line's direction and across it, from the centre of the picture, and half of its
 * extent across.
 */
interface Points {
  readonly along: Float32Array;
  readonly across: Float32Array;
  readonly half: number;
}

/**
 * The slopes of a picture's rows or columns: those for which the projection of its strokes is
 * sharpest (sum of cubes, so that long straight lines count most; after skew detection of
 * documents: Postl, US 4,723,297), here with a second parameter for the convergence of a
 * perspective view.
 */
export function lineSlopes(ink: InkMap, direction: 'rows' | 'columns'): Slopes {
  const straight = { middle: 0, change: 0 };
  // The frame's uprights are at the sides; between them, flanks of bands would lean the estimate.
  // Plots without a frame have upright lines anywhere.
  const sides = direction === 'columns' ? strokePoints(ink, direction, SIDE_SHARE) : null;
  const points =
    sides && sides.along.length >= ENOUGH_AT_SIDES * ink.height
      ? sides
      : strokePoints(ink, direction, 0.5);
  if (points.along.length < MIN_POINTS) return straight;
  const counts = new Uint32Array(4 * Math.max(ink.width, ink.height));
  const sharpness = ({ middle, change }: Slopes, bin: number) => {
    counts.fill(0);
    const { along, across, half } = points;
    for (let i = 0; i < along.length; i++)
      counts[
        Math.round(
          (across[i]! - (middle + (change * across[i]!) / half) * along[i]! + 2 * half) / bin,
        )
      ]!++;
    let sum = 0;
    for (const c of counts) sum += c * c * c;
    return sum;
  };
  const best = (about: Slopes, reach: Slopes, { step, bin }: { step: number; bin: number }) => {
    let found = { ...about, value: -1 };
    for (
      let middle = about.middle - reach.middle;
      middle <= about.middle + reach.middle + 1e-9;
      middle += step
    ) {
      for (
        let change = about.change - reach.change;
        change <= about.change + reach.change + 1e-9;
        change += step
      ) {
        // A slight penalty keeps what the picture does not tell, such as the convergence of a
        // single line, at zero.
        const value =
          sharpness({ middle, change }, bin) *
          (1 - 0.4 * Math.abs(change) - 0.1 * Math.abs(middle));
        if (value > found.value) found = { middle, change, value };
      }
    }
    return found;
  };
  const coarse = best(
    straight,
    { middle: MAX_SLOPE, change: MAX_CHANGE / 2 },
    { step: COARSE_STEP, bin: 4 },
  );
  const middling = best(
    coarse,
    { middle: COARSE_STEP, change: COARSE_STEP },
    { step: COARSE_STEP / 3, bin: 2 },
  );
  const fine = best(middling, { middle: 0.0015, change: 0.0015 }, { step: FINE_STEP, bin: 1.5 });
  const worth =
    Math.abs(fine.middle) + Math.abs(fine.change) >= MIN_SLOPE &&
    sharpness(fine, 1.5) >= MIN_GAIN * sharpness(straight, 1.5);
  return worth ? { middle: fine.middle, change: fine.change } : straight;
}

/** Pixels of strokes that run on for some way in one direction. */
function strokePoints(
  { width, height, level }: InkMap,
  direction: 'rows' | 'columns',
  sideShare: number,
): Points {
  const stride = direction === 'rows' ? 1 : width;
  const side = direction === 'rows' ? width : 1;
  const reaches = REACH_PX[direction];
  // Along the strokes they must be seen to run on; across, a frame may lie close to the picture's
  // edge.
  const room = { along: reaches.at(-1)! + 4, across: 4 };
  const [mx, my] = direction === 'rows' ? [room.along, room.across] : [room.across, room.along];
  const inked = (p: number, spread: number) => {
    for (let s = -spread; s <= spread; s++) if (level[p + s * side]! >= STRONG_INK) return true;
    return false;
  };
  const found: number[] = [];
  for (let y = my; y < height - my; y++) {
    for (let x = mx, p = y * width + x; x < width - mx; x++, p++) {
      if (level[p]! < STRONG_INK || Math.min(x, width - x) > sideShare * width) continue;
      if (
        reaches.every(
          (d) =>
            inked(p - d * stride, 1 + Math.floor(d / 18)) &&
            inked(p + d * stride, 1 + Math.floor(d / 18)),
        )
      )
        found.push(p);
    }
  }
  const keep = Math.max(1, Math.ceil(found.length / MAX_SAMPLES));
  const n = Math.floor(found.length / keep);
  const along = new Float32Array(n);
  const across = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const p = found[i * keep]!;
    const x = (p % width) - width / 2;
    const y = Math.floor(p / width) - height / 2;
    along[i] = direction === 'rows' ? x : y;
    across[i] = direction === 'rows' ? y : x;
  }
  return { along, across, half: (direction === 'rows' ? height : width) / 2 };
}

import type { AxisLine, AxisPoint } from './fit-axis.ts';
import type { Box } from '../raster.ts';

/** What one group of a line may say: the texts that recognition found in it, attempt by attempt. */
export interface LabelReadings {
  readonly group: Box;
  readonly texts: readonly string[];
}

/** Steps between neighbouring labels, times a power of ten. */
const STEPS = [1, 2, 2.5, 4, 5, 10];
const STEP_TOLERANCE = 0.04;
/**
 * An axis is believed if so many of its labels, and so large a share, are read exactly, if all
 * together look like it, and no other axis nearly as much.
 */
const MIN_EXACT = 3;
const MIN_EXACT_SHARE = 0.3;
const MIN_LIKENESS = 0.6;
const MIN_LEAD = 0.07;
/** Scales looked at closely, those with most exact labels first. */
const MAX_CANDIDATES = 40;
/** A label that looks less like its value than this does not count for its place. */
const MIN_OWN_LIKENESS = 0.6;

const middle = ({ x0, x1 }: Box) => (x0 + x1) / 2;
const centre = ({ group }: LabelReadings) => middle(group);

interface Scale {
  readonly line: AxisLine;
  readonly exact: number;
}

/**
 * The scale of an axis whose labels were read in part: of all scales with a usual step through two
 * of the numbers read, the one that all texts together look most like, digit by digit (edit
 * distance of Levenshtein 1966). Null where too few labels were read exactly or two scales look
 * alike.
 */
export function labelLattice(
  readings: readonly LabelReadings[],
  tolerancePx: number,
): { line: AxisLine; points: AxisPoint[] } | null {
  if (readings.length < 4) return null;
  const scales = candidateScales(readings, tolerancePx).filter(
    (s) => s.exact >= Math.max(MIN_EXACT, MIN_EXACT_SHARE * readings.length),
  );
  const rated = scales
    .slice(0, MAX_CANDIDATES)
    .map(({ line }) => ({ line, ...likeness(readings, line) }))
    .sort((a, b) => b.mean - a.mean);
  const best = rated[0];
  if (!best || best.mean < MIN_LIKENESS) return null;
  const step = stepOf(
    readings.map((r) => r.group),
    best.line,
  );
  const other = rated.find((r) =>
    [readings[0]!, readings.at(-1)!].some(
      (p) => Math.abs(at(r.line, p) - at(best.line, p)) > step / 3,
    ),
  );
  if (other && best.mean - other.mean < MIN_LEAD) return null;
  const points = readings.flatMap((r, i) =>
    best.each[i]! >= MIN_OWN_LIKENESS
      ? [{ x: centre(r), value: rounded(at(best.line, r), step) }]
      : [],
  );
  const divisor = pointsLost(readings, best.line, step) ? 10 : 1;
  return {
    line: { slope: best.line.slope / divisor, offset: best.line.offset / divisor },
    points: points.map((p) => ({ x: p.x, value: p.value / divisor })),
  };
}

/**
 * Numbers are not written with a leading zero: `05` and `00` where a scale says 5 and 0 have lost
 * their decimal points, and so have all others.
 */
function pointsLost(readings: readonly LabelReadings[], line: AxisLine, step: number): boolean {
  if (readings.some((r) => r.texts.some((t) => t.includes('.')))) return false;
  return readings.some((r) =>
    r.texts.some((t) => t.replace('-', '') === `0${Math.abs(rounded(at(line, r), step))}`),
  );
}

const at = ({ slope, offset }: AxisLine, reading: LabelReadings) =>
  slope * centre(reading) + offset;

/**
 * Value between neighbouring labels on a scale: at their commonest distance, since a line may end
 * in a unit or miss a number.
 */
export function stepOf(groups: readonly Box[], { slope }: AxisLine): number {
  const distances = groups
    .slice(1)
    .map((g, i) => middle(g) - middle(groups[i]!))
    .sort((a, b) => a - b);
  return Math.abs(slope) * distances[(distances.length - 1) >> 1]!;
}

/** A value as an axis would bear it: a multiple of a fifth of the step's power of ten. */
function rounded(value: number, step: number): number {
  const unit = 10 ** Math.floor(Math.log10(step * 1.02)) / 2;
  return Math.round(value / unit) * unit;
}

function candidateScales(readings: readonly LabelReadings[], tolerancePx: number): Scale[] {
  const groups = readings.map((r) => r.group);
  const numbers = readings.map((r) =>
    [...new Set(r.texts.map((t) => (/^-?\d{1,5}(\.\d{1,3})?$/.test(t) ? Number(t) : NaN)))].filter(
      (v) => !Number.isNaN(v),
    ),
  );
  const found = new Map<string, Scale>();
  for (let i = 0; i < readings.length; i++) {
    for (let j = i + 1; j < readings.length; j++) {
      const dx = centre(readings[j]!) - centre(readings[i]!);
      for (const a of numbers[i]!) {
        for (const b of numbers[j]!) {
          if (a === b) continue;
          const slope = (b - a) / dx;
          const line = { slope, offset: a - slope * centre(readings[i]!) };
          if (!usualStep(stepOf(groups, line))) continue;
          const key =
            `${Math.round(Math.log(Math.abs(slope)) * 40)} ${Math.sign(slope)} ` +
            `${Math.round((4 * a) / slope / dx - (4 * centre(readings[i]!)) / dx)}`;
          const exact = numbers.filter((own, k) =>
            own.some((v) => Math.abs(v - at(line, readings[k]!)) <= tolerancePx * Math.abs(slope)),
          ).length;
          if (exact > (found.get(key)?.exact ?? 1)) found.set(key, { line, exact });
        }
      }
    }
  }
  return [...found.values()].sort((a, b) => b.exact - a.exact);
}

/** Whether labels are this far apart on axes: 1, 2, 2.5, 4 or 5 times a power of ten. */
export function usualStep(step: number): boolean {
  const mantissa = step / 10 ** Math.floor(Math.log10(step * (1 + STEP_TOLERANCE)));
  return STEPS.some((s) => Math.abs(mantissa - s) <= STEP_TOLERANCE * s);
}

/**
 * How much each group looks like its value on a scale, 0 to 1, with as many decimals as fit best.
 */
function likeness(
  readings: readonly LabelReadings[],
  line: AxisLine,
): { mean: number; each: number[] } {
  const step = stepOf(
    readings.map((r) => r.group),
    line,
  );
  const needed = Math.max(0, -Math.floor(Math.log10(step * 1.02)));
  const tries = [needed, needed + 1].map((decimals) => {
    const each = readings.map((r) => {
      const expected = rounded(at(line, r), step).toFixed(decimals).replace('-', '');
      return Math.max(
        0,
        ...r.texts.map((t) => similarity(t.replaceAll('-', '').replace(/\.+$/, ''), expected)),
      );
    });
    return { each, mean: each.reduce((a, b) => a + b, 0) / each.length };
  });
  return tries.reduce((a, b) => (b.mean > a.mean ? b : a));
}

/** A point that recognition passed over costs little, one that it saw elsewhere much. */
const LOST_POINT = 0.9;
const WRONG_POINT = 0.4;

function similarity(text: string, expected: string): number {
  if (text === expected) return 1;
  if (!text) return 0;
  const [a, b] = [text.replaceAll('.', ''), expected.replaceAll('.', '')];
  const digits = 1 - editDistance(a, b) / Math.max(a.length, b.length);
  if (!text.includes('.')) return digits * (expected.includes('.') ? LOST_POINT : 1);
  return (
    digits *
    (expected.includes('.') &&
    text.length - text.indexOf('.') === expected.length - expected.indexOf('.')
      ? 1
      : WRONG_POINT)
  );
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length]!;
}

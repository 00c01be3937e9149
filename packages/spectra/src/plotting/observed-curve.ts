import type { RecordedTrace, SpectrumType } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { readTrace, type DrawnCurve } from '../traces/read-trace.ts';
import { lineCurve } from './line-curve.ts';
import type { PlotPeak } from './plot-peak.ts';
import { tracePoints } from './trace.ts';

/** How an absorption spectrum is drawn: dips from the top, or bands from the foot. */
export type AbsorptionView = 'transmittance' | 'absorbance';

export interface ObservedCurve {
  /** Heights: 0 is the foot that peaks start from, 1 the tallest peak. */
  readonly curve: DrawnCurve;
  /** Recorded by an instrument, made of the patterns that were typed, or sketched from positions. */
  readonly from: 'recorded' | 'declared' | 'sketched';
  /** Values at heights 0 and 1, where the recording has a scale. */
  readonly scale: readonly [foot: number, tip: number] | null;
}

/** A spectrum as it is drawn: its rows as typed, with what may be missing in them. */
interface Drawn {
  readonly type: SpectrumType;
  readonly peaks: readonly Readonly<Record<string, unknown>>[];
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly trace?: RecordedTrace | undefined;
  /** Heights of its trace count from zero, and negative ones are shown: its phase is being set. */
  readonly fromZero?: boolean | undefined;
}

/** Points of a sketch: positions alone tell no more. */
const SKETCHED = 2400;
/** Lowest transmittance that an absorbance is computed from: three units. */
const LEAST_TRANSMITTANCE = 1e-3;

const most = (values: Float64Array) =>
  values.reduce((highest, value) => Math.max(highest, value), -Infinity);
const least = (values: Float64Array) =>
  values.reduce((lowest, value) => Math.min(lowest, value), Infinity);

/** The value in the middle: of an NMR spectrum, its base line. */
function medianOf(values: Float64Array): number {
  return Float64Array.from(values).sort()[values.length >> 1]!;
}

/** The highest value near any of the positions, within one pixel of a screen. */
function tallestNear({ x, y }: DrawnCurve, positions: readonly number[]): number {
  const reach = Math.abs(x[x.length - 1]! - x[0]!) / 500;
  let tallest = -Infinity;
  for (let k = 0; k < x.length; k++)
    if (y[k]! > tallest && positions.some((position) => Math.abs(x[k]! - position) <= reach))
      tallest = y[k]!;
  return tallest;
}

interface View extends Pick<Drawn, 'type' | 'fromZero'> {
  readonly view: AbsorptionView;
  readonly positions: readonly number[];
}

function recorded(
  trace: RecordedTrace,
  { type, view, positions, fromZero }: View,
): ObservedCurve | null {
  const read = readTrace(trace);
  if (read === null) return null;
  const { x, y } = read;
  const from = 'recorded' as const;
  const between = (foot: number, tip: number, values = y): ObservedCurve['curve'] => ({
    x,
    y: values.map((value) => (value - foot) / (tip - foot || 1)),
  });
  if (trace.ordinate === 'intensity') {
    // Half as much room is left below zero as above.
    if (fromZero) return { curve: between(0, Math.max(most(y), -2 * least(y))), from, scale: null };
    // Most of an NMR spectrum is base line; bands of other techniques may fill theirs.
    const foot = techniqueOf(type).nucleus === null ? trace.low : medianOf(y);
    const near = tallestNear(read, positions);
    const tip = near > foot ? near : most(y);
    return { curve: between(foot, tip), from, scale: null };
  }
  const absorbed = trace.ordinate === 'absorbance';
  if (view === 'transmittance') {
    const through = absorbed ? y.map((value) => 10 ** -value) : y;
    const foot = Math.max(1, most(through)),
      tip = Math.min(0.99, least(through));
    return { curve: between(foot, tip, through), from, scale: [foot, tip] };
  }
  const values = absorbed ? y : y.map((value) => -Math.log10(Math.max(LEAST_TRANSMITTANCE, value)));
  const foot = Math.min(0, least(values));
  const tip = Math.max(most(values), foot + 1e-6);
  return { curve: between(foot, tip, values), from, scale: [foot, tip] };
}

/**
 * The observed curve of a spectrum: the recording where it came with one, else the patterns of its
 * peaks, else lines of the technique's shape at their positions. Null where it is drawn as sticks.
 */
export function observedCurve(
  spectrum: Drawn,
  {
    peaks,
    domain,
    view,
  }: {
    readonly peaks: readonly PlotPeak[];
    readonly domain: readonly [number, number];
    readonly view: AbsorptionView;
  },
): ObservedCurve | null {
  const { plot } = techniqueOf(spectrum.type);
  const positions = peaks.map(({ x }) => x);
  const trace = spectrum.trace && recorded(spectrum.trace, { ...spectrum, view, positions });
  if (trace) return trace;
  if (peaks.length === 0) return null;
  const lines = spectrum.peaks.flatMap((peak) => plot.linesOf?.(peak, spectrum.metadata) ?? []);
  const declared = lineCurve(lines, domain);
  if (declared) return { curve: declared, from: 'declared', scale: null };
  const points = tracePoints(spectrum.type, { peaks, domain, samples: SKETCHED });
  return points.length === 0
    ? null
    : {
        curve: {
          x: Float64Array.from(points, ([x]) => x),
          y: Float64Array.from(points, ([, y]) => y),
        },
        from: 'sketched',
        scale: null,
      };
}

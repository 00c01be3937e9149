import type { Coupling } from '../multiplets/splitting-sets.ts';
import type { MultipletLine } from '../multiplets/first-order.ts';
import { signalsOfRegion } from '../multiplets/signals-of-region.ts';
import { median } from '../numbers/median.ts';
import { noiseLevel } from '../processing/noise.ts';
import { smoothBaseline } from '../processing/baseline.ts';
import { pointAt, shiftAt, type Axis } from '../recorded/axis.ts';
import type { Spectrum1D } from '../recorded/recordings.ts';
import { broadSignals, isEven } from './broad-signals.ts';
import { lineAt, linesOf, regionsAbove, type Line } from './lines.ts';
import { residualProtons } from './solvent-lines.ts';

/** A ¹H signal as it is read from a spectrum. */
export interface ProtonSignal {
  readonly ppm: number;
  /** Its ends, the larger shift first, ppm. */
  readonly from: number;
  readonly to: number;
  /** Integral in the recording's own unit. */
  readonly area: number;
  /** Couplings of its first-order pattern, the largest first; null where none fits. */
  readonly couplings: readonly Coupling[] | null;
  /** Width of its lines at half height, Hz. */
  readonly widthHz: number;
  readonly lines: readonly MultipletLine[];
  /** Too weak for its lines to show: whether it is a multiplet or a broad line cannot be said. */
  readonly isUnresolved?: boolean;
  /** The line that was taken off as the solvent's, unless hydrogens are missing without it. */
  readonly isOfSolvent?: boolean;
}

/** Heights above this many times the noise belong to a signal; of a line. */
const SIGNAL_NOISE = 5,
  LINE_NOISE = 7;
/** The same as shares of the tallest line: below them are wiggles and satellites of strong lines. */
const SIGNAL_SHARE = 0.001,
  LINE_SHARE = 0.003;
/** Parts of a spectrum closer than this are read together, Hz. */
const GAP_HZ = 12;
/** A line below this share of a neighbour within the distance (Hz) is the foot of that neighbour. */
const FEET = [
  { share: 0.035, hz: 14 },
  { share: 0.08, hz: 5 },
];
/** ¹³C satellites: share of the main line's area, with room, and half of ¹J(CH), Hz. */
const SATELLITE = { share: 0.011, hz: [55, 110] } as const;
/** Outermost share of a spectrum that the receiver's filter spoils. */
const EDGE = 0.012;

function isSatellite(line: Line, { lines, mhz }: { lines: readonly Line[]; mhz: number }): boolean {
  const [near, far] = SATELLITE.hz;
  const area = line.height * line.widthHz;
  return lines.some((main) => {
    const apart = Math.abs(main.ppm - line.ppm) * mhz;
    return apart >= near && apart <= far && area < SATELLITE.share * main.height * main.widthHz;
  });
}

const isFoot = (line: Line, { lines, mhz }: { lines: readonly Line[]; mhz: number }): boolean =>
  lines.some((main) =>
    FEET.some(
      ({ share, hz }) =>
        line.height < share * main.height && Math.abs(main.ppm - line.ppm) * mhz < hz,
    ),
  );

/** How far the solvent's line may be from where it is expected, ppm, and its width, Hz. */
const SOLVENT = {
  off: 0.035,
  widthHz: 4,
  /** What it costs to take a line for the solvent's: less than a signal of its own. */
  cost: 0.3,
};

/** The line of a solvent whose residual hydrogen is a singlet (CHCl₃): the tallest narrow one where it is expected. */
function solventLine(lines: readonly Line[], solvent: string): Line | undefined {
  return residualProtons(solvent)
    .filter(({ mult }) => mult === 's')
    .flatMap(({ ppm }) =>
      lines.filter(
        (line) => Math.abs(line.ppm - ppm) <= SOLVENT.off && line.widthHz <= SOLVENT.widthHz,
      ),
    )
    .sort((a, b) => b.height - a.height)[0];
}

const withoutLine = (
  values: Float64Array,
  { line, axis }: { line: Line; axis: Axis },
): Float64Array =>
  values.map((value, k) => value - lineAt(line, (shiftAt(axis, k) - line.ppm) * axis.mhz));

/** Sum of heights between two shifts, in units of the recording times Hz. */
function integral(
  values: Float64Array,
  { axis, from, to }: { axis: Axis; from: number; to: number },
): number {
  const [start, end] = [
    Math.max(0, Math.round(pointAt(axis, from))),
    Math.min(values.length - 1, Math.round(pointAt(axis, to))),
  ];
  let sum = 0;
  for (let k = start; k <= end; k++) sum += values[k]!;
  return sum * Math.abs(axis.step) * axis.mhz;
}

/** The solvent's line as a signal of its own, by its fitted shape (areas of Lorentz's and Gauss's curve). */
function signalOfSolvent({ ppm, height, widthHz, gauss }: Line, mhz: number): ProtonSignal {
  const shape = (1 - gauss) * (Math.PI / 2) + gauss * Math.sqrt(Math.PI / (4 * Math.LN2));
  const area = height * widthHz * shape;
  const half = widthHz / mhz / 2;
  return {
    ...{ ppm, from: ppm + half, to: ppm - half, area, widthHz },
    couplings: [],
    lines: [{ hz: ppm * mhz, area, widthHz }],
    isOfSolvent: true,
  };
}

/** Room for the tails of lines: this many widths, and at least some Hz. */
const ROOM = { widths: 5, hz: 4 };

/**
 * The signals of a phased ¹H spectrum, highest shift first: baseline off, lines by deconvolution, signals by
 * first-order patterns, integrals by summing the curve. ¹³C satellites and the feet of strong lines are left out, and
 * so is the line of a solvent with one, which often lies within a signal (CHCl₃ among aromatic hydrogens).
 */
export function protonSignals(
  { axis, re, keepsBaseline }: Spectrum1D,
  solvent: string,
): ProtonSignal[] {
  const baseline = keepsBaseline ? null : smoothBaseline(re);
  const values = baseline === null ? re.slice() : re.map((value, k) => value - baseline[k]!);
  const edge = Math.round(EDGE * values.length);
  values.fill(0, 0, edge);
  values.fill(0, values.length - edge);
  const noise = noiseLevel(re);
  const tallest = values.reduce((most, value) => Math.max(most, value), 0);
  if (!(tallest > SIGNAL_NOISE * noise)) return [];
  const level = Math.max(SIGNAL_NOISE * noise, SIGNAL_SHARE * tallest);
  const least = Math.max(LINE_NOISE * noise, LINE_SHARE * tallest);
  const regions = regionsAbove(values, { axis, level, gapHz: GAP_HZ }).filter(
    (region) => !isEven(values, { region, axis, noise }),
  );
  const found = regions.map((region) => linesOf(values, { region, axis, least }));
  const all = { lines: found.flat(), mhz: axis.mhz };
  const ofSolvent = solventLine(all.lines, solvent);
  let curve: Float64Array = values;
  let isTakenOff = false;
  const signals = found.flatMap((lines) => {
    const kept = lines.filter((line) => !isFoot(line, all) && !isSatellite(line, all));
    const read = (own: readonly Line[], heights: Float64Array) =>
      signalsOfRegion(
        own.map(({ ppm, height, widthHz }) => ({
          hz: ppm * axis.mhz,
          area: height * widthHz,
          widthHz,
        })),
        { values: heights, axis, noise },
      );
    if (ofSolvent === undefined || !kept.includes(ofSolvent)) return read(kept, values).signals;
    const rest = withoutLine(values, { line: ofSolvent, axis });
    const without = read(
      kept.filter((line) => line !== ofSolvent),
      rest,
    );
    const whole = read(kept, values);
    if (whole.cost <= without.cost + SOLVENT.cost) return whole.signals;
    curve = rest;
    isTakenOff = true;
    return without.signals;
  });
  const resolved = signals.map(({ lines, pattern }, index): ProtonSignal => {
    const widthHz = pattern?.widthHz ?? median(lines.map((line) => line.widthHz));
    const room = ROOM.hz + ROOM.widths * widthHz;
    const before = signals[index - 1]?.lines.at(-1);
    const after = signals[index + 1]?.lines[0];
    const [first, last] = [lines[0]!, lines.at(-1)!];
    const high = Math.min(first.hz + room, before ? (before.hz + first.hz) / 2 : Infinity);
    const low = Math.max(last.hz - room, after ? (after.hz + last.hz) / 2 : -Infinity);
    const [from, to] = [high / axis.mhz, low / axis.mhz];
    const total = lines.reduce((sum, line) => sum + line.area, 0);
    const centre =
      pattern?.centreHz ?? lines.reduce((sum, line) => sum + line.hz * line.area, 0) / total;
    return {
      ppm: centre / axis.mhz,
      from,
      to,
      area: integral(curve, { axis, from, to }),
      couplings: pattern?.couplings ?? null,
      widthHz,
      lines,
    };
  });
  const broad = broadSignals(curve, { axis, taken: regions }).map(
    ({ ppm, region, widthHz, isOneLine, area }): ProtonSignal => {
      const [from, to] = [shiftAt(axis, region.from), shiftAt(axis, region.to)];
      return {
        ...{ ppm, from, to, area, widthHz },
        couplings: isOneLine ? [] : null,
        isUnresolved: !isOneLine,
        lines: [{ hz: ppm * axis.mhz, area, widthHz }],
      };
    },
  );
  const solventSignals =
    isTakenOff && ofSolvent !== undefined ? [signalOfSolvent(ofSolvent, axis.mhz)] : [];
  return [...resolved, ...broad, ...solventSignals].sort((a, b) => b.ppm - a.ppm);
}

import { shiftAt, type Axis } from '../recorded/axis.ts';
import type { Complex, Fid2D, Spectrum2D } from '../recorded/recordings.ts';
import { autoPhase, phased, type Phase } from './phase.ts';
import { aboutPivot, fromPivot, type PivotPhase } from './pivot-phase.ts';
import { columnOf, decide, modulated } from './plane-pairs.ts';
import { bellAt, USUAL_PLANE, type PlaneProcessing } from './plane-window.ts';
import {
  powerOfTwo,
  sineBell,
  squaredCosine,
  transformed,
  transformedAxis,
  windowed,
} from './transform.ts';

/** Points of a processed plane in each dimension: enough for the digital resolution of correlations. */
const MOST_DIRECT = 4096,
  MOST_INDIRECT = 1024;

/**
 * Longest decay that is used of a magnitude plane of two nuclei, s: later its signals are gone, and noise is left.
 * Cross peaks of COSY grow with the time.
 */
const MAGNITUDE_SECONDS = 0.25;

/** The phase of each dimension of a plane: found by itself, or as a person sets it. */
export interface PlanePhases {
  readonly direct: 'automatic' | PivotPhase;
  readonly indirect: 'automatic' | PivotPhase;
}
export const AUTOMATIC_PHASES: PlanePhases = { direct: 'automatic', indirect: 'automatic' };

/** A plane under its phases. */
export interface PhasedPlane {
  readonly plane: Spectrum2D;
  /** The angles that were used, those found by themselves about the tallest point; null of a magnitude. */
  readonly angles: () => Readonly<Record<keyof PlanePhases, PivotPhase>> | null;
}

/** The transformed decays of a plane, to be phased as often as a person likes. */
export interface TransformedPlane {
  readonly direct: Axis;
  readonly indirect: Axis;
  phased(phases: PlanePhases): PhasedPlane;
}

/**
 * The plane of a two-dimensional experiment, before its phases. The automatic window is a sine bell for a magnitude,
 * and a squared cosine where there are phases.
 */
export function transformPlane(
  fid: Fid2D,
  processing: PlaneProcessing = USUAL_PLANE,
): TransformedPlane {
  const { window: bell } = processing;
  const isMagnitude = fid.quadrature === 'QF';
  const isHomonuclear = fid.direct.nucleus === fid.indirect.nucleus;
  const size = fid.rows[0]!.re.length;
  const direct = Math.min(MOST_DIRECT, processing.direct * powerOfTwo(size));
  const length = (size - fid.delay) / fid.direct.widthHz;
  const automatic = isMagnitude
    ? sineBell(isHomonuclear ? length : Math.min(length, MAGNITUDE_SECONDS))
    : squaredCosine(length);
  const window =
    bell === 'automatic' ? automatic : (seconds: number) => bellAt(bell, seconds / length);
  const transform = (row: Complex): Complex =>
    transformed(
      windowed(row, { delay: fid.delay, widthHz: fid.direct.widthHz, window, size: direct }),
      fid.delay,
    );
  const transformedRows = fid.rows.map(transform);
  const isReal = fid.quadrature === 'TPPI';
  const steps = isMagnitude || isReal ? fid.rows.length : fid.rows.length >> 1;
  const indirect = Math.min(
    MOST_INDIRECT,
    processing.indirect * powerOfTwo(isReal ? steps / 2 : steps),
  );
  const quadrature = decide(transformedRows, fid, indirect);
  const pairs = modulated(transformedRows, quadrature);
  const axes = {
    direct: transformedAxis(fid.direct, direct),
    indirect: transformedAxis(fid.indirect, indirect),
  };
  const columnsOf = (turn: Phase | null): Complex[] => {
    const turned = (row: Complex): Complex => (turn === null ? row : phased(row, turn));
    const rows = pairs.map(({ cosine, sine }) => ({
      cosine: turned(cosine),
      sine: sine && turned(sine),
    }));
    return Array.from({ length: direct }, (_, column) =>
      columnOf(rows, { column, indirect, quadrature, bell }),
    );
  };
  const planeOf = (valueAt: (column: Complex, row: number) => number, columns: Complex[]) => {
    const values = new Float32Array(direct * indirect);
    columns.forEach((column, k) => {
      for (let row = 0; row < indirect; row++) values[row * direct + k] = valueAt(column, row);
    });
    return { kind: 'spectrum2d', ...axes, values } satisfies Spectrum2D;
  };
  if (isMagnitude)
    return {
      ...axes,
      phased: () => ({
        plane: planeOf(({ re, im }, row) => Math.hypot(re[row]!, im[row]!), columnsOf(null)),
        angles: () => null,
      }),
    };
  return withPhases(axes, {
    columnsOf,
    planeOf,
    found: autoPhase(pairs[0]!.cosine, { upright: false }),
  });
}

interface Transforms {
  /** The transforms over the second time, after the first dimension was turned. */
  columnsOf(turn: Phase): Complex[];
  planeOf(valueAt: (column: Complex, row: number) => number, columns: Complex[]): Spectrum2D;
  /** The automatic phase of the direct dimension. */
  readonly found: Phase;
}

/** A plane whose dimensions are turned, each by the angle that is asked; the last turn of the direct one is kept. */
function withPhases(
  axes: Pick<TransformedPlane, keyof PlanePhases>,
  { columnsOf, planeOf, found }: Transforms,
): TransformedPlane {
  let kept: { key: string; columns: Complex[]; found: Phase | null } | null = null;
  const turned = (turn: Phase) => {
    const key = `${turn.zero} ${turn.first}`;
    if (kept?.key !== key) kept = { key, columns: columnsOf(turn), found: null };
    return kept;
  };
  let pivots: Readonly<Record<keyof PlanePhases, number>> | null = null;
  const pivotsOf = () => {
    if (pivots !== null) return pivots;
    const { row, column } = tallest(turned(found).columns);
    pivots = { direct: shiftAt(axes.direct, column), indirect: shiftAt(axes.indirect, row) };
    return pivots;
  };
  return {
    ...axes,
    phased: (phases) => {
      const direct = phases.direct === 'automatic' ? found : fromPivot(phases.direct, axes.direct);
      const own = turned(direct);
      const indirect =
        phases.indirect === 'automatic'
          ? (own.found ??= indirectPhase(own.columns))
          : fromPivot(phases.indirect, axes.indirect);
      const turns = turnsOf(indirect, axes.indirect.points);
      const plane = planeOf(
        ({ re, im }, row) => re[row]! * turns.re[row]! - im[row]! * turns.im[row]!,
        own.columns,
      );
      const anglesOf = (dimension: keyof PlanePhases, used: Phase): PivotPhase => {
        const asked = phases[dimension];
        if (asked !== 'automatic') return asked;
        return aboutPivot(used, axes[dimension], pivotsOf()[dimension]);
      };
      return {
        plane,
        angles: () => ({
          direct: anglesOf('direct', direct),
          indirect: anglesOf('indirect', indirect),
        }),
      };
    },
  };
}

/** Cosine and sine of a phase at each point. */
const turnsOf = (phase: Phase, points: number): Complex =>
  phased({ re: new Float64Array(points).fill(1), im: new Float64Array(points) }, phase);

/** Where the magnitude is largest. */
function tallest(columns: readonly Complex[]): { row: number; column: number } {
  const best = { row: 0, column: 0 };
  let most = -1;
  columns.forEach(({ re, im }, column) => {
    for (let row = 0; row < re.length; row++) {
      const size = re[row]! ** 2 + im[row]! ** 2;
      if (size <= most) continue;
      most = size;
      Object.assign(best, { row, column });
    }
  });
  return best;
}

/**
 * The plane of a two-dimensional experiment with automatic steps. Without a sign in the second dimension (QF) it is a
 * magnitude; otherwise both dimensions are phased by themselves, by the first row and by the sum of the columns with
 * signals (D. J. States, R. A. Haberkorn, D. J. Ruben, J. Magn. Reson. 48 (1982) 286; D. Marion and K. Wüthrich,
 * Biochem. Biophys. Res. Commun. 113 (1983) 967).
 */
export const processPlane = (fid: Fid2D): Spectrum2D =>
  transformPlane(fid).phased(AUTOMATIC_PHASES).plane;

/** Columns whose sum shows the phase of the second dimension. */
const PHASED_COLUMNS = 24;

function indirectPhase(columns: readonly Complex[]) {
  const strength = columns.map(({ re, im }, index) => {
    let most = 0;
    for (let k = 0; k < re.length; k++) most = Math.max(most, Math.hypot(re[k]!, im[k]!));
    return { index, most };
  });
  const chosen = strength.sort((a, b) => b.most - a.most).slice(0, PHASED_COLUMNS);
  const count = columns[0]!.re.length;
  const sum = { re: new Float64Array(count), im: new Float64Array(count) };
  for (const { index } of chosen)
    for (let k = 0; k < count; k++) {
      sum.re[k]! += columns[index]!.re[k]!;
      sum.im[k]! += columns[index]!.im[k]!;
    }
  return autoPhase(sum, { upright: false });
}

import { median } from '../numbers/median.ts';
import type { Complex, Fid2D, Quadrature, Spectrum2D } from '../recorded/recordings.ts';
import { autoPhase, phased } from './phase.ts';
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

type Decided = Exclude<Quadrature, 'Paired'> | 'Antiecho-Echo';

/** The rows of a plane as pairs of cosine and sine parts of the second time; one part without pairs. */
function modulated(rows: readonly Complex[], quadrature: Decided): Row[] {
  if (quadrature === 'QF' || quadrature === 'TPPI')
    return rows.map((cosine) => ({ cosine, sine: null }));
  const pairs: Row[] = [];
  for (let k = 0; k + 1 < rows.length; k += 2) {
    const [a, b] = [rows[k]!, rows[k + 1]!];
    pairs.push(
      quadrature === 'Echo-Antiecho'
        ? fromGradients(a, b)
        : quadrature === 'Antiecho-Echo'
          ? fromGradients(b, a)
          : { cosine: a, sine: b },
    );
  }
  return pairs;
}

/** Echo and antiecho turned into cosine and sine (A. G. Palmer et al., J. Magn. Reson. 93 (1991) 151). */
function fromGradients(echo: Complex, anti: Complex): { cosine: Complex; sine: Complex } {
  return {
    cosine: {
      re: echo.re.map((value, k) => value + anti.re[k]!),
      im: echo.im.map((value, k) => value + anti.im[k]!),
    },
    // i times the difference.
    sine: {
      re: echo.im.map((value, k) => -(value - anti.im[k]!)),
      im: echo.re.map((value, k) => value - anti.re[k]!),
    },
  };
}

/** Columns that decide what pairs of decays are, and how far their tallest signal rises above the rest. */
const DECIDING_COLUMNS = 96,
  CLEAR_SIGNAL = 8;
/**
 * An image this strong, next to its signal: pairs are not cosine and sine. In six files of JEOL the middle image of
 * five is 0.02 to 0.03, and that of the one with gradients 0.42.
 */
const IMAGE = 0.2;

/** The columns that hold most, by the sum of their magnitudes over the first rows. */
function strongestColumns(rows: readonly Complex[], count: number): number[] {
  const first = rows.slice(0, 32);
  const strength = Float64Array.from(rows[0]!.re, (_, column) =>
    first.reduce((sum, { re, im }) => sum + Math.hypot(re[column]!, im[column]!), 0),
  );
  return [...strength.keys()].sort((a, b) => strength[b]! - strength[a]!).slice(0, count);
}

/**
 * Whether pairs of decays are cosine and sine, or one for each sense of the gradient: taken for cosine and sine,
 * signals then have images at the other side of the middle. JEOL, which does not say what
 * pairs are, records the antiecho first.
 */
function decide(rows: readonly Complex[], fid: Fid2D, indirect: number): Decided {
  if (fid.quadrature !== 'Paired') return fid.quadrature;
  const pairs = modulated(rows, 'States');
  const images = strongestColumns(rows, DECIDING_COLUMNS).flatMap((column) => {
    const { re, im } = columnOf(pairs, {
      ...{ column, indirect, quadrature: 'States' },
      bell: 'automatic',
    });
    const size = re.map((value, k) => Math.hypot(value, im[k]!));
    const top = size.reduce((best, value, k) => (value > size[best]! ? k : best), 0);
    const isClear = top > 0 && size[top]! > CLEAR_SIGNAL * median(size);
    // The middle is its own image.
    return isClear && Math.abs(top - indirect / 2) > 4 ? [size[indirect - top]! / size[top]!] : [];
  });
  return images.length > 0 && median(images) > IMAGE ? 'Antiecho-Echo' : 'States';
}

/**
 * Longest decay that is used of a magnitude plane of two nuclei, s: later its signals are gone, and noise is left.
 * Cross peaks of COSY grow with the time.
 */
const MAGNITUDE_SECONDS = 0.25;

/**
 * The plane of a two-dimensional experiment. Without a sign in the second dimension (QF) it is a magnitude; otherwise
 * both dimensions are phased by themselves, by the first row and by the sum of the columns with signals
 * (D. J. States, R. A. Haberkorn, D. J. Ruben, J. Magn. Reson. 48 (1982) 286; D. Marion and K. Wüthrich, Biochem.
 * Biophys. Res. Commun. 113 (1983) 967). The automatic window is a sine bell for a magnitude, and a squared cosine
 * where there are phases.
 */
export function processPlane(fid: Fid2D, processing: PlaneProcessing = USUAL_PLANE): Spectrum2D {
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
  const turn = isMagnitude
    ? { zero: 0, first: 0 }
    : autoPhase(pairs[0]!.cosine, { upright: false });
  const rows = pairs.map(({ cosine, sine }) => ({
    cosine: isMagnitude ? cosine : phased(cosine, turn),
    sine: sine && phased(sine, turn),
  }));
  const columns = Array.from({ length: direct }, (_, column) =>
    columnOf(rows, { column, indirect, quadrature, bell }),
  );
  const values = new Float32Array(direct * indirect);
  const turnIndirect = isMagnitude ? null : indirectPhase(columns);
  columns.forEach((column, k) => {
    const final = turnIndirect === null ? column : phased(column, turnIndirect);
    for (let row = 0; row < indirect; row++)
      values[row * direct + k] = isMagnitude
        ? Math.hypot(final.re[row]!, final.im[row]!)
        : final.re[row]!;
  });
  return {
    kind: 'spectrum2d',
    direct: transformedAxis(fid.direct, direct),
    indirect: transformedAxis(fid.indirect, indirect),
    values,
  };
}

interface Row {
  readonly cosine: Complex;
  readonly sine: Complex | null;
}

interface ColumnOptions {
  readonly column: number;
  readonly indirect: number;
  readonly quadrature: Decided;
  readonly bell: PlaneProcessing['window'];
}

/** The transform of one column over the second time. */
function columnOf(
  rows: readonly Row[],
  { column, indirect, quadrature, bell }: ColumnOptions,
): Complex {
  const isReal = quadrature === 'TPPI';
  const size = isReal ? 2 * indirect : indirect;
  const series = { re: new Float64Array(size), im: new Float64Array(size) };
  const isMagnitude = quadrature === 'QF';
  rows.forEach(({ cosine, sine }, k) => {
    if (k >= size) return;
    const share = k / rows.length;
    const automatic = isMagnitude
      ? Math.sin(Math.PI * share)
      : Math.cos((Math.PI / 2) * share) ** 2;
    const weight = bell === 'automatic' ? automatic : bellAt(bell, share);
    // States–TPPI turns each step by half a circle.
    const sign = quadrature === 'States-TPPI' && k % 2 === 1 ? -1 : 1;
    series.re[k] = sign * weight * cosine.re[column]!;
    series.im[k] =
      sign * weight * (isMagnitude ? -cosine.im[column]! : sine === null ? 0 : sine.re[column]!);
  });
  const spectrum = transformed(series, 0);
  if (!isReal) return spectrum;
  // Phases that grow with time put all frequencies into the second half; the first mirrors it.
  return { re: spectrum.re.slice(indirect), im: spectrum.im.slice(indirect) };
}

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

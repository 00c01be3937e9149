import type { Complex, Fid2D, Spectrum2D } from '../recorded/recordings.ts';
import { autoPhase, phased } from './phase.ts';
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

/** The rows of a plane as pairs of cosine and sine parts of the second time; one part without pairs. */
function modulated({ rows, quadrature }: Fid2D): { cosine: Complex; sine: Complex | null }[] {
  if (quadrature === 'QF' || quadrature === 'TPPI')
    return rows.map((cosine) => ({ cosine, sine: null }));
  const pairs: { cosine: Complex; sine: Complex | null }[] = [];
  for (let k = 0; k + 1 < rows.length; k += 2) {
    const [a, b] = [rows[k]!, rows[k + 1]!];
    pairs.push(quadrature === 'Echo-Antiecho' ? fromGradients(a, b) : { cosine: a, sine: b });
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

/**
 * The plane of a two-dimensional experiment. Without a sign in the second dimension (QF) it is a magnitude; otherwise
 * both dimensions are phased by themselves, by the first row and by the sum of the columns with signals
 * (D. J. States, R. A. Haberkorn, D. J. Ruben, J. Magn. Reson. 48 (1982) 286; D. Marion and K. Wüthrich, Biochem.
 * Biophys. Res. Commun. 113 (1983) 967).
 */
export function processPlane(fid: Fid2D): Spectrum2D {
  const isMagnitude = fid.quadrature === 'QF';
  const size = fid.rows[0]!.re.length;
  const direct = Math.min(MOST_DIRECT, powerOfTwo(size));
  const length = (size - fid.delay) / fid.direct.widthHz;
  const window = isMagnitude ? sineBell(length) : squaredCosine(length);
  const transform = (row: Complex): Complex =>
    transformed(
      windowed(row, { delay: fid.delay, widthHz: fid.direct.widthHz, window, size: direct }),
      fid.delay,
    );
  const pairs = modulated(fid).map(({ cosine, sine }) => ({
    cosine: transform(cosine),
    sine: sine && transform(sine),
  }));
  const turn = isMagnitude
    ? { zero: 0, first: 0 }
    : autoPhase(pairs[0]!.cosine, { upright: false });
  const rows = pairs.map(({ cosine, sine }) => ({
    cosine: isMagnitude ? cosine : phased(cosine, turn),
    sine: sine && phased(sine, turn),
  }));
  const isReal = fid.quadrature === 'TPPI';
  const indirect = Math.min(MOST_INDIRECT, 2 * powerOfTwo(isReal ? rows.length / 2 : rows.length));
  const columns = Array.from({ length: direct }, (_, column) =>
    columnOf(rows, { column, indirect, fid }),
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

/** The transform of one column over the second time. */
function columnOf(
  rows: readonly Row[],
  { column, indirect, fid: { quadrature } }: { column: number; indirect: number; fid: Fid2D },
): Complex {
  const isReal = quadrature === 'TPPI';
  const size = isReal ? 2 * indirect : indirect;
  const series = { re: new Float64Array(size), im: new Float64Array(size) };
  const isMagnitude = quadrature === 'QF';
  rows.forEach(({ cosine, sine }, k) => {
    if (k >= size) return;
    const share = k / rows.length;
    const weight = isMagnitude ? Math.sin(Math.PI * share) : Math.cos((Math.PI / 2) * share) ** 2;
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

import { median } from '../numbers/median.ts';
import type { Complex, Fid2D, Quadrature } from '../recorded/recordings.ts';
import { bellAt, type PlaneProcessing } from './plane-window.ts';
import { transformed } from './transform.ts';

/** How the decays of a plane are joined, once it is known. */
export type Decided = Exclude<Quadrature, 'Paired'> | 'Antiecho-Echo';

/** Decays of one step of the second time: its cosine part, and its sine part where there are pairs. */
export interface Row {
  readonly cosine: Complex;
  readonly sine: Complex | null;
}

/** The rows of a plane as pairs of cosine and sine parts of the second time; one part without pairs. */
export function modulated(rows: readonly Complex[], quadrature: Decided): Row[] {
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
export function decide(rows: readonly Complex[], fid: Fid2D, indirect: number): Decided {
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

interface ColumnOptions {
  readonly column: number;
  readonly indirect: number;
  readonly quadrature: Decided;
  readonly bell: PlaneProcessing['window'];
}

/** The transform of one column over the second time. */
export function columnOf(
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

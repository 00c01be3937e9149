import type { Curve } from '../../peak-picking/curve.ts';
import { localMaxima, vertex } from '../../peak-picking/local-maxima.ts';
import type { FilePart } from '../technique.ts';

/** Peaks that are kept, the strongest. */
const MOST_MASSES = 300;
/** Steps to both sides of a top that are as wide as each other, but for this factor, are of one curve. */
const EVEN = 1.5;

/**
 * The m/z of a top between the points that were recorded, which lie several ppm apart. Where a curve has gaps (points
 * at zero are often left out), its highest point.
 */
function massOf({ x, y }: Curve, index: number): number {
  const [before, after] = [x[index]! - x[index - 1]!, x[index + 1]! - x[index]!].map(Math.abs);
  const isEven = before! <= EVEN * after! && after! <= EVEN * before!;
  return isEven ? vertex(x, y, index) : x[index]!;
}

/** Mass spectra in files. */
export const massFiles: FilePart<'MS'> = {
  dataType: /MASS/u,
  titles: /m\s?\/\s?z|\bmass\b/iu,
  fits: () => true,
  spans: () => false,
  continuous: false,
  readPeaks: ({ curve, listed }) => {
    const { x, y } = curve;
    const indexes = listed
      ? Array.from(x, (_, index) => index)
      : localMaxima(y, 0).map(({ index }) => index);
    const strongest = indexes.sort((a, b) => y[b]! - y[a]!).slice(0, MOST_MASSES);
    const base = y[strongest[0] ?? 0] ?? 1;
    return strongest
      .sort((a, b) => x[a]! - x[b]!)
      .map((index) => ({
        m_z: Number((listed ? x[index]! : massOf(curve, index)).toFixed(4)),
        rel_int: Number(((100 * y[index]!) / base).toFixed(1)),
      }));
  },
};

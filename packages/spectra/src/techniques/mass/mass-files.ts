import { localMaxima } from '../../peak-picking/local-maxima.ts';
import type { FilePart } from '../technique.ts';

/** Peaks that are kept, the strongest. */
const MOST_MASSES = 300;

/** Mass spectra in files. */
export const massFiles: FilePart<'MS'> = {
  dataType: /MASS/u,
  titles: /m\s?\/\s?z|\bmass\b/iu,
  fits: () => true,
  spans: () => false,
  continuous: false,
  readPeaks: ({ curve: { x, y }, listed }) => {
    const indexes = listed
      ? Array.from(x, (_, index) => index)
      : localMaxima(y, 0).map(({ index }) => index);
    const strongest = indexes.sort((a, b) => y[b]! - y[a]!).slice(0, MOST_MASSES);
    const base = y[strongest[0] ?? 0] ?? 1;
    return strongest
      .sort((a, b) => x[a]! - x[b]!)
      .map((index) => ({
        m_z: Number(x[index]!.toFixed(4)),
        rel_int: Number(((100 * y[index]!) / base).toFixed(1)),
      }));
  },
};

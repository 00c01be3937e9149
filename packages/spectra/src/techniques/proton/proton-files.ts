import { listedShifts, SHIFT_TITLES } from '../../nmr/listed-shifts.ts';
import { pickSignals, solventSpan } from '../../peak-picking/pick-signals.ts';
import type { FilePart } from '../technique.ts';

/** No proton of a usual compound lies above; a list of carbons has one that does. */
const MOST_PPM = 16;

/** ¹H in files. */
export const protonFiles: FilePart<'H1NMR'> = {
  dataType: /NMR/u,
  titles: SHIFT_TITLES,
  fits: (titles, positions) =>
    /\bint|mult|\bJ\b|H's|1H|¹H/iu.test(titles) || positions.every((value) => !(value > MOST_PPM)),
  spans: () => false,
  continuous: false,
  readPeaks: ({ curve, listed, solvent }) =>
    (listed ? listedShifts(curve) : pickSignals(curve, solventSpan(solvent, 'h1'))).map(
      (delta_ppm) => ({ delta_ppm }),
    ),
};

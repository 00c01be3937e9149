import { listedShifts, SHIFT_TITLES } from '../../nmr/listed-shifts.ts';
import { pickLines, solventSpan } from '../../peak-picking/pick-signals.ts';
import type { FilePart } from '../technique.ts';

/** ¹³C in files. */
export const carbonFiles: FilePart<'C13NMR'> = {
  dataType: /NMR/u,
  titles: SHIFT_TITLES,
  fits: () => true,
  spans: () => false,
  continuous: false,
  readPeaks: ({ curve, listed, solvent }) =>
    (listed ? listedShifts(curve) : pickLines(curve, solventSpan(solvent, 'c13'))).map(
      (delta_ppm) => ({ delta_ppm }),
    ),
};

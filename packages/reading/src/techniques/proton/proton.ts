import { curveOf, readUpward } from '../read-upward.ts';
import { NMR_AXIS_WORDS, OTHER_NUCLEI } from '../shift-axis.ts';
import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { readProton } from './read-proton.ts';
import type { Technique } from '../technique.ts';

/** Axes of ¹H end below, ppm. */
const HIGHEST_PPM = 22;
/** Hydrides of metals lie down to here; whoever draws no hydride ends the axis near −2. */
const LOWEST_PPM = -20,
  USUAL_LOWEST_PPM = -4;
/** Aromatic and olefinic hydrogens are drawn in nearly all spectra. */
const LEAST_LEFT_PPM = 2;

/** ¹H NMR in pictures. */
export const proton = {
  type: 'H1NMR',
  words: /\b1\s?h[\s-]*(nmr|spectrum)|proton nmr|¹h|\b1h\b|\bh1 ?nmr\b/i,
  precedence: 4,
  axisWords: {
    pattern: NMR_AXIS_WORDS,
    fits: ({ left, right }) =>
      Math.max(left, right) <= HIGHEST_PPM && Math.min(left, right) > LOWEST_PPM,
  },
  verticals: null,
  rival: ({ axis: { left, right } }) =>
    left <= HIGHEST_PPM && right >= USUAL_LOWEST_PPM && left >= LEAST_LEFT_PPM
      ? OTHER_NUCLEI.usual
      : OTHER_NUCLEI.unusual,
  possible: ({ left, right }) => Math.min(left, right) > LOWEST_PPM && Math.max(left, right) <= 30,
  likely: (axis) => readsRightToLeft(axis) && axis.left <= HIGHEST_PPM && axis.right > -8,
  drawnAs: { sticks: 0, curve: 0 },
  integrated: true,
  readPeaks: (mask, { toValue, ...options }) => {
    const { signal, warnings } = readUpward(mask);
    const read = readProton(mask, signal, { toPpm: toValue, ...options });
    const { frequencyMHz, printedSolvent } = options;
    const solvent = printedSolvent ?? read.foreign.find((line) => line.solvent)?.solvent;
    return {
      spectrum: {
        type: 'H1NMR',
        source: 'image',
        ...((frequencyMHz || solvent) && {
          metadata: {
            ...(frequencyMHz && { frequency_mhz: frequencyMHz }),
            ...(solvent && { solvent }),
          },
        }),
        peaks: read.peaks.map(({ peak }) => peak),
      },
      tips: read.peaks.map(({ at }) => at),
      foreign: read.foreign,
      warnings: [...read.warnings, ...warnings],
      heights: curveOf(signal),
    };
  },
} satisfies Technique<'H1NMR'>;

import { NMR_AXIS_WORDS, OTHER_NUCLEI } from '../shift-axis.ts';
import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { curveOf, readUpward } from '../read-upward.ts';
import { readCarbon } from './read-carbon.ts';
import type { Technique } from '../technique.ts';

/** From this shift on, ppm, an axis in ppm is of ¹³C. */
const BEYOND_PROTONS_PPM = 22;
/** No axis of ¹³C goes further down. */
const LOWEST_PPM = -60;
/**
 * Carbons of arenes and carbonyls are drawn in nearly all spectra, and little below TMS: what ends
 * at 80 or reaches to −40 may as well be ¹¹B or ³¹P.
 */
const USUAL_LEFT_PPM = 100,
  USUAL_LOWEST_PPM = -25;

/** ¹³C NMR in pictures. */
export const carbon = {
  type: 'C13NMR',
  words: /\b13\s?c\b|carbon[- ]?13|¹³c|\bc13\b/i,
  precedence: 5,
  axisWords: {
    pattern: NMR_AXIS_WORDS,
    fits: ({ left, right }) => {
      const high = Math.max(left, right);
      return high > BEYOND_PROTONS_PPM && high <= 400 && Math.min(left, right) > LOWEST_PPM;
    },
  },
  verticals: null,
  rival: ({ axis: { left, right } }) =>
    left >= USUAL_LEFT_PPM && left <= 300 && right >= USUAL_LOWEST_PPM && right < USUAL_LEFT_PPM
      ? OTHER_NUCLEI.usual
      : OTHER_NUCLEI.unusual,
  possible: ({ left, right }) => {
    const low = Math.min(left, right),
      high = Math.max(left, right);
    return low > LOWEST_PPM && high > 15 && high <= 300;
  },
  likely: (axis) =>
    readsRightToLeft(axis) &&
    axis.left <= 300 &&
    axis.right > LOWEST_PPM &&
    (axis.left > BEYOND_PROTONS_PPM || axis.right <= -8),
  drawnAs: { sticks: 0, curve: 0 },
  integrated: false,
  readPeaks: (mask, { toValue, perPx, formula, printedSolvent = null }) => {
    const { signal, warnings } = readUpward(mask);
    const { peaks, foreign, solvent, ...read } = readCarbon(mask, signal, {
      toPpm: toValue,
      perPx,
      printedSolvent,
      carbons: formula?.counts.C,
    });
    return {
      spectrum: {
        type: 'C13NMR',
        source: 'image',
        ...(solvent && { metadata: { solvent } }),
        peaks: peaks.map(({ peak }) => peak),
      },
      tips: peaks.map(({ at }) => at),
      foreign,
      warnings: [...read.warnings, ...warnings],
      heights: curveOf(signal),
    };
  },
} satisfies Technique<'C13NMR'>;

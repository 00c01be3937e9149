import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { stickSignal } from '../../page/trace/plot-signal.ts';
import { readMass } from './read-mass.ts';
import type { Technique } from '../technique.ts';

/** Mass spectra in pictures. */
export const mass = {
  type: 'MS',
  words: /\bm\s?\/\s?z\b|mass spec|\bms\b|abundance|\bmz\b/i,
  precedence: 1,
  verticals: null,
  axisWords: null,
  rival: null,
  possible: ({ left, right }) => left < right && left > -60 && left <= 1_000 && right > 20,
  likely: (axis) =>
    !readsRightToLeft(axis) &&
    axis.left > -60 &&
    axis.left <= 300 &&
    axis.right >= 20 &&
    axis.right <= 3_000,
  drawnAs: { sticks: 2, curve: -1.5 },
  integrated: false,
  readPeaks: (mask, { toValue, perPx }) => {
    const peaks = readMass(mask, stickSignal(mask), { toMz: toValue, perPx });
    return {
      spectrum: { type: 'MS', source: 'image', peaks: peaks.map(({ peak }) => peak) },
      tips: peaks.map(({ at }) => at),
      warnings: [],
    };
  },
} satisfies Technique<'MS'>;

import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { readUltraviolet } from './read-ultraviolet.ts';
import { ultravioletAxis, ultravioletRival } from './ultraviolet-plot.ts';
import type { Technique } from '../technique.ts';

/** UV-Vis spectra in pictures. */
export const ultraviolet = {
  type: 'UVVIS',
  words: /\buv\b|absorption spectr/i,
  verticals: /absorb|absorpt|absorci|\babs\b|(?<![\w.])a(?![\w.])|ε|epsilon|extinc|transmit/i,
  precedence: 2,
  axisWords: {
    pattern: /wavelen|\bnm\b|λ/i,
    fits: (axis) => ultravioletAxis(axis),
  },
  rival: ultravioletRival,
  possible: (axis) => ultravioletAxis(axis),
  likely: (axis) => !readsRightToLeft(axis) && axis.left >= 150 && axis.right <= 1_200,
  drawnAs: { sticks: -3, curve: 0 },
  integrated: false,
  readPeaks: (mask, { toValue }) => {
    const { peaks, heights } = readUltraviolet(mask, toValue);
    return {
      spectrum: { type: 'UVVIS', source: 'image', peaks: peaks.map(({ peak }) => peak) },
      tips: peaks.map(({ at }) => at),
      warnings: [],
      heights,
    };
  },
} satisfies Technique<'UVVIS'>;

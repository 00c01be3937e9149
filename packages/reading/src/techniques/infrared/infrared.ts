import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { infraredAxis, infraredRival } from './infrared-plot.ts';
import { readInfraredImage } from './read-infrared-image.ts';
import type { Technique } from '../technique.ts';

/** Infrared spectra in pictures. */
export const infrared = {
  type: 'IR',
  words: /transmit|\bft-?ir\b|\bir\b|infrared/i,
  verticals: /transm|absorb|absorpt|\babs\b|%\s?t\b|\bt\s?[[(/]?\s?%|(?<![\w.])a(?![\w.])/i,
  precedence: 3,
  axisWords: {
    pattern: /wave ?num|cm[-—–~ ]*[1']|cm\^/i,
    fits: (axis) => infraredAxis(axis),
  },
  rival: infraredRival,
  possible: (axis) => infraredAxis(axis),
  // 4000 → 400 cm⁻¹ as a rule; some programs draw it from left to right.
  likely: (axis) =>
    readsRightToLeft(axis)
      ? axis.left > 1_400 && axis.left < 15_000
      : axis.left > -400 && axis.left <= 1_000 && axis.right >= 3_000 && axis.right <= 5_200,
  drawnAs: { sticks: -3, curve: 0 },
  integrated: false,
  readPeaks: readInfraredImage,
} satisfies Technique<'IR'>;

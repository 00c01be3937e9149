import type { UvVisPeak } from '@elucida/spectra/spectrum';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { prepared, type Prepared } from '../prepared.ts';
import type { Technique } from '../technique.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { neutral } from '../neutral-evidence.ts';
import { compareUltraviolet } from './compare-ultraviolet.ts';
import { readUltraviolet } from './read-ultraviolet.ts';
import { recordAgain } from './record-again.ts';
import { stateUltraviolet } from './state-ultraviolet.ts';
import { ultravioletAxis, ultravioletRival } from './ultraviolet-plot.ts';
import { ULTRAVIOLET_MISFITS } from './ultraviolet-misfits.ts';
import { explainUvVis, scoreUvVis } from './uv-vis.ts';

/** UV-Vis. */
export const ultraviolet = {
  type: 'UVVIS',
  reading: {
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
  },
  readFacts: ({ spectra }) => prepared(spectra, 'UVVIS', ({ peaks }) => peaks),
  score: {
    weights: {
      /** Log likelihood of the maxima. */
      uv: 0.6,
    },
    screening: null,
    stage: 'groups',
    write: ({ molecule: { graph, perception }, facts, groups, terms }) => {
      terms[0] = scoreUvVis(graph, perception, groups(), facts.prepared);
    },
    misfit: null,
  },
  fit: { kind: 'rules' },
  shifts: null,
  countSignals: null,
  bandsOf: null,
  explain: ({ graph, perception }, facts) =>
    explainUvVis(graph, perception, detectGroups(graph, perception), facts.prepared),
  cover: (left) =>
    left.map(({ peak, index }): Evidence => ({
      ...neutral(index, peak.lambda_max_nm),
      technique: 'UVVIS',
      code: 'uv-end-absorption',
    })),
  ofSalt: null,
  decideBonds: null,
  numbersAtoms: false,
  state: (best) => stateUltraviolet(best),
  reasons: null,
  misfits: ULTRAVIOLET_MISFITS,
  settle: { compare: compareUltraviolet, further: null, routine: null, again: recordAgain },
} satisfies Technique<'UVVIS', Prepared<readonly UvVisPeak[]>>;

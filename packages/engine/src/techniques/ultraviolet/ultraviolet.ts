import type { UvVisPeak } from '@elucida/spectra/spectrum';
import { detectGroups } from '../../functional-groups/functional-groups.ts';
import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { prepared, type Prepared } from '../prepared.ts';
import type { Technique } from '../technique.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { neutral } from '../neutral-evidence.ts';
import { compareUltraviolet } from './compare-ultraviolet.ts';
import { readUltraviolet } from './read-ultraviolet.ts';
import { recordAgain } from './record-again.ts';
import { stateUltraviolet } from './state-ultraviolet.ts';
import { ULTRAVIOLET_MISFITS } from './ultraviolet-misfits.ts';
import { explainUvVis, scoreUvVis } from './uv-vis.ts';

/** UV-Vis. */
export const ultraviolet = {
  type: 'UVVIS',
  reading: {
    words: /wavelen|\bnm\b|\buv\b|λ/i,
    precedence: 2,
    axisWords: null,
    possible: ({ left, right }) => {
      const low = Math.min(left, right),
        high = Math.max(left, right);
      return high >= 250 && high <= 3_500 && low >= 80;
    },
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

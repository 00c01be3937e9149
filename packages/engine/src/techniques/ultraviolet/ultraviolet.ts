import type { UvVisPeak } from '@elucida/spectra/spectrum';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { prepared, type Prepared } from '../prepared.ts';
import type { Technique } from '../technique.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { neutral } from '../neutral-evidence.ts';
import { compareUltraviolet } from './compare-ultraviolet.ts';
import { recordAgain } from './record-again.ts';
import { stateUltraviolet } from './state-ultraviolet.ts';
import { ULTRAVIOLET_MISFITS } from './ultraviolet-misfits.ts';
import { explainUvVis, scoreUvVis } from './uv-vis.ts';

/** UV-Vis. */
export const ultraviolet = {
  type: 'UVVIS',
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

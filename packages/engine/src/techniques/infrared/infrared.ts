import { prepared, type Prepared } from '../prepared.ts';
import type { Technique } from '../technique.ts';
import { coverBand } from './cover-bands.ts';
import { compareInfrared } from './compare-infrared.ts';
import { explainIr } from './explain-infrared.ts';
import { correlationsOf } from './infrared-correlations.ts';
import { INFRARED_MISFITS } from './infrared-misfits.ts';
import { nameCarboxylates } from './name-carboxylates.ts';
import { prepareIr, scoreIr, type PreparedIr } from './score-infrared.ts';
import { stateInfrared } from './state-infrared.ts';

/** Infrared. */
export const infrared = {
  type: 'IR',
  readFacts: ({ spectra }) => prepared(spectra, 'IR', prepareIr),
  score: {
    weights: {
      /** Log likelihood of the bands. */
      ir: 0.6,
    },
    screening: null,
    stage: 'groups',
    write: ({ facts, groups, terms }) => {
      terms[0] = scoreIr(groups(), facts.prepared);
    },
    misfit: null,
  },
  fit: { kind: 'rules' },
  shifts: null,
  countSignals: null,
  bandsOf: correlationsOf,
  explain: ({ graph, perception }, facts) => explainIr(graph, perception, facts.prepared),
  cover: (left, molecule, facts) =>
    left.map(({ index }) => coverBand(index, molecule, facts.prepared)),
  ofSalt: nameCarboxylates,
  decideBonds: null,
  numbersAtoms: false,
  state: (best) => stateInfrared(best),
  reasons: null,
  misfits: INFRARED_MISFITS,
  settle: { compare: compareInfrared, further: null, routine: null, again: null },
} satisfies Technique<'IR', Prepared<PreparedIr>>;

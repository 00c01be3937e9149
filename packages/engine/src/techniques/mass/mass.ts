import { nominalMass } from '@elucida/spectra/formula/nominal-mass';
import { prepared, type Prepared } from '../prepared.ts';
import type { Technique } from '../technique.ts';
import { ionNames } from './cover-ions.ts';
import { compareMass } from './compare-mass.ts';
import { explainMs } from './explain-mass.ts';
import { MASS_MISFITS } from './mass-misfits.ts';
import { prepareMs, scoreMs, type PreparedMs } from './mass-spectrum.ts';
import { stateMass } from './state-mass.ts';

/** Mass spectra. */
export const mass = {
  type: 'MS',
  readFacts: ({ spectra, formula }) =>
    prepared(spectra, 'MS', (spectrum) => prepareMs(spectrum, nominalMass(formula.counts))),
  score: {
    weights: {
      /** Log likelihood of the ions. */
      ms: 0.6,
    },
    screening: null,
    stage: 'groups',
    write: ({ molecule: { graph, perception }, facts, groups, terms }) => {
      terms[0] = scoreMs(graph, perception, groups(), facts.prepared);
    },
    misfit: null,
  },
  fit: { kind: 'rules' },
  shifts: null,
  countSignals: null,
  bandsOf: null,
  explain: ({ graph, perception }, facts, { formula }) =>
    explainMs(graph, perception, formula, facts.prepared),
  cover: (left, molecule, facts, formula) => {
    const name = ionNames(molecule, facts.prepared, formula);
    return left.map(name);
  },
  ofSalt: null,
  decideBonds: null,
  numbersAtoms: true,
  state: (best) => stateMass(best),
  reasons: null,
  misfits: MASS_MISFITS,
  settle: { compare: compareMass, further: null, routine: null, again: null },
} satisfies Technique<'MS', Prepared<PreparedMs>>;

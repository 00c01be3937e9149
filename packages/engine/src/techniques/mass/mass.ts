import { nominalMass } from '@elucida/spectra/formula/nominal-mass';
import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { stickSignal } from '../../page/trace/plot-signal.ts';
import { prepared, type Prepared } from '../prepared.ts';
import type { Technique } from '../technique.ts';
import { ionNames } from './cover-ions.ts';
import { compareMass } from './compare-mass.ts';
import { explainMs } from './explain-mass.ts';
import { MASS_MISFITS } from './mass-misfits.ts';
import { prepareMs, scoreMs, type PreparedMs } from './mass-spectrum.ts';
import { readMass } from './read-mass.ts';
import { stateMass } from './state-mass.ts';

/** Mass spectra. */
export const mass = {
  type: 'MS',
  reading: {
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
  },
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

import type { HeteroType } from '@elucida/spectra/techniques/hetero-technique';
import type { Misfits } from '../misfits.ts';
import type { Technique } from '../technique.ts';
import { compareHetero } from './compare-hetero.ts';
import { heteroEvidence } from './hetero-evidence.ts';
import { HETERO_MISFITS } from './hetero-misfits.ts';
import { HETERO_TRAITS } from './hetero-nucleus.ts';
import { heteroSignals, type HeteroSignals } from './hetero-signals.ts';
import { scoreHetero } from './score-hetero.ts';
import { heteroReasons, stateHetero } from './state-hetero.ts';

/**
 * Weight of the log likelihood: that of a ¹³C shift (`CARBON_WEIGHTS`), whose errors follow the same law. No
 * development case has such a spectrum, so it is not fitted.
 */
const WEIGHT = 0.5;

/** ¹⁹F or ³¹P NMR. `term`: the name of its term in the score. */
export const hetero = <Type extends HeteroType, Term extends string>(type: Type, term: Term) => {
  const traits = HETERO_TRAITS[type];
  return {
    type,
    readFacts: (input) => heteroSignals(traits, input),
    score: {
      weights: { [term]: WEIGHT } as Readonly<Record<Term, number>>,
      screening: null,
      stage: 'lead',
      write: ({ molecule, facts, terms }) => {
        terms[0] = scoreHetero(traits, molecule, facts);
      },
      misfit: null,
    },
    fit: { kind: 'apart' },
    shifts: null,
    countSignals: ({ shift }) => shift.length,
    bandsOf: null,
    explain: (molecule, facts) => heteroEvidence(traits, molecule, facts, WEIGHT),
    cover: () => [],
    ofSalt: null,
    decideBonds: null,
    numbersAtoms: true,
    state: (best) => stateHetero(type, best),
    reasons: (best) => heteroReasons(type, best),
    misfits: HETERO_MISFITS as Misfits<Type>,
    settle: {
      compare: (pair) => compareHetero(traits, pair),
      further: null,
      routine: null,
      again: null,
    },
  } satisfies Technique<Type, HeteroSignals>;
};

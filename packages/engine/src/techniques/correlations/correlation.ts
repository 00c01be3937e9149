import type { CorrelationType } from '@elucida/spectra/techniques/correlations/correlation-technique';
import type { ScoreInput, Technique } from '../technique.ts';
import { correlationFacts, type CorrelationFacts } from './correlation-facts.ts';
import { coverCorrelations, explainCorrelations } from './explain-correlations.ts';
import { CORRELATION_MISFITS } from './correlation-misfits.ts';
import type { Misfits } from '../misfits.ts';
import { correlationMisfit } from './correlation-misfit.ts';
import { stateCorrelations } from './state-correlations.ts';

interface Options {
  /** Weights of its terms, log units, in the order in which `write` writes them. */
  readonly weights: Readonly<Record<string, number>>;
  readonly write: (input: ScoreInput<CorrelationFacts>) => void;
}

/** A technique whose peaks join two signals. */
export const correlation = <Type extends CorrelationType>(
  type: Type,
  { weights, write }: Options,
): Technique<Type, CorrelationFacts> => ({
  type,
  readFacts: (input) => correlationFacts(type, input),
  score: { weights, screening: null, stage: 'shifts', write, misfit: correlationMisfit },
  fit: { kind: 'apart' },
  shifts: null,
  countSignals: null,
  bandsOf: null,
  explain: (molecule, facts, { predictor }) =>
    explainCorrelations(type, molecule, facts, predictor),
  cover: (left, _molecule, facts) => coverCorrelations(type, left, facts),
  ofSalt: null,
  decideBonds: null,
  numbersAtoms: true,
  state: (best) => stateCorrelations(type, best),
  reasons: null,
  misfits: CORRELATION_MISFITS as Misfits<Type>,
  settle: { compare: () => [], further: null, routine: null, again: null },
});

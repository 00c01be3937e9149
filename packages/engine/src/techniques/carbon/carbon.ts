import { traceJointly } from '../correlations/joint/trace-jointly.ts';
import { costOfLeaving } from '@elucida/spectra/nmr-lines/foreign/cost-of-leaving';
import { boundShortfall } from '../../nmr/shortfall.ts';
import { compareHmbc } from '../correlations/compare-hmbc.ts';
import type { Technique } from '../technique.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { neutral } from '../neutral-evidence.ts';
import { carbonReasons, stateCarbon } from './state-carbon.ts';
import { carbonEvidence } from './carbon-evidence.ts';
import { carbonSignals, type CarbonSignals } from './carbon-signals.ts';
import { C13_NARROW } from '../../nmr/carbon-costs.ts';
import { CARBON_MISFITS } from './carbon-misfits.ts';
import { CARBON_TERMS, CARBON_WEIGHTS } from './carbon-weights.ts';
import { compareCarbon } from './compare-carbon.ts';
import { compareDept } from './compare-dept.ts';
import { ROUTINE_CARBON } from './routine-carbon.ts';
import { carbonMisfit, scoreCarbon } from './score-carbon.ts';

/** ¹³C NMR, decoupled. */
export const carbon = {
  type: 'C13NMR',
  readFacts: carbonSignals,
  score: {
    weights: CARBON_WEIGHTS,
    screening: null,
    stage: 'lead',
    write: scoreCarbon,
    misfit: carbonMisfit,
  },
  fit: {
    kind: 'shifts',
    shortfall: (terms, { own, owners }) =>
      boundShortfall(
        (terms[CARBON_TERMS['c13-narrow']] +
          costOfLeaving(owners) -
          terms[CARBON_TERMS['c13-expected']]) /
          Math.max(1, own.length),
      ),
    slope: -1.79,
    without: 1,
    fitting: 0.1,
    setAside: 'trying-without-carbon',
  },
  shifts: { nucleus: 'C13', widen: C13_NARROW.widen, visible: 0.4 },
  countSignals: ({ shift }) => shift.length,
  bandsOf: null,
  explain(molecule, facts, { predictor }) {
    const shiftsOf = (nucleus: 'H1' | 'C13') =>
      predictor.predict(nucleus, molecule.graph, molecule.perception);
    const joint = facts.joint && traceJointly(molecule, facts.joint, shiftsOf);
    return carbonEvidence(molecule, shiftsOf('C13'), facts, joint?.signalOf ?? null);
  },
  cover: (left) =>
    left.flatMap(({ peak: { delta_ppm }, index }): Evidence[] =>
      Number.isFinite(delta_ppm)
        ? [{ ...neutral(index, delta_ppm), technique: 'C13NMR', code: 'carbon-repeated' }]
        : [],
    ),
  ofSalt: null,
  decideBonds: null,
  numbersAtoms: true,
  state: (best) => stateCarbon(best),
  reasons: carbonReasons,
  misfits: CARBON_MISFITS,
  settle: {
    compare: compareCarbon,
    further: (pair) => [...compareDept(pair), ...compareHmbc(pair)],
    routine: ROUTINE_CARBON,
    again: null,
  },
} satisfies Technique<'C13NMR', CarbonSignals>;

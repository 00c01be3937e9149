import { costOfLeaving } from '@elucida/spectra/nmr-lines/foreign/cost-of-leaving';
import { isLikelyForeign } from '@elucida/spectra/nmr-lines/foreign/own-lines';
import { boundShortfall } from '../../nmr/shortfall.ts';
import type { Technique } from '../technique.ts';
import { WIDEN_PPM } from './align-protons.ts';
import { tiedProtons } from '../correlations/joint/tied-protons.ts';
import { compareMethoxy } from '../correlations/compare-methoxy.ts';
import { compareCosy } from './compare-cosy.ts';
import { compareProton } from './compare-proton.ts';
import { decideDoubleBonds } from './decide-double-bond.ts';
import { PROTON_MISFITS } from './proton-misfits.ts';
import { ROUTINE_PROTON } from './routine-proton.ts';
import { stateProton } from './state-proton.ts';
import { protonEvidence } from './proton-evidence.ts';
import { protonSignals, type ProtonSignals } from './proton-signals.ts';
import { PROTON_SCREENING, PROTON_TERMS, PROTON_WEIGHTS } from './proton-weights.ts';
import { protonMisfit, scoreProton } from './score-proton.ts';

/**
 * Hydrogens of the signals (or signals, without integrals) that are the molecule's in all
 * likelihood.
 */
function ownProtons({ slotSignal, signals }: ProtonSignals): number {
  const own = signals.map(({ owner }) => !isLikelyForeign(owner));
  return slotSignal.length > 0
    ? slotSignal.filter((signal) => own[signal]).length
    : own.filter(Boolean).length;
}

/** ¹H NMR. */
export const proton = {
  type: 'H1NMR',
  readFacts: ({ spectra, formula, foreign }) => protonSignals(spectra, formula, foreign),
  score: {
    weights: PROTON_WEIGHTS,
    screening: { inProportionTo: 'h1-shifts', weights: PROTON_SCREENING },
    stage: 'shifts',
    write: scoreProton,
    misfit: protonMisfit,
  },
  fit: {
    kind: 'shifts',
    shortfall: (terms, facts) =>
      boundShortfall(
        (terms[PROTON_TERMS['h1-shifts']] +
          costOfLeaving(facts.signals.map(({ owner }) => owner)) -
          terms[PROTON_TERMS['h1-expected']]) /
          Math.max(1, ownProtons(facts)),
      ),
    slope: -0.68,
    without: 0.7,
    fitting: -0.1,
    setAside: 'trying-without-proton',
  },
  shifts: { nucleus: 'H1', widen: WIDEN_PPM, visible: 0.04 },
  countSignals: ({ signals }) => signals.length,
  bandsOf: null,
  explain(molecule, facts, { predictor }) {
    const shiftsOf = (nucleus: 'H1' | 'C13') =>
      predictor.predict(nucleus, molecule.graph, molecule.perception);
    const tied = facts.joint && tiedProtons(molecule, facts.joint, shiftsOf);
    return protonEvidence(molecule, shiftsOf('H1'), facts, tied);
  },
  // Its evidence speaks of every signal.
  cover: () => [],
  ofSalt: null,
  decideBonds: decideDoubleBonds,
  numbersAtoms: true,
  state: (best, spectra) => stateProton(best, spectra),
  reasons: null,
  misfits: PROTON_MISFITS,
  settle: {
    compare: compareProton,
    further: (pair) => [...compareCosy(pair), ...compareMethoxy(pair)],
    routine: ROUTINE_PROTON,
    again: null,
  },
} satisfies Technique<'H1NMR', ProtonSignals>;

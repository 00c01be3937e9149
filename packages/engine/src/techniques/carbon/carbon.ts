import { traceJointly } from '../correlations/joint/trace-jointly.ts';
import { costOfLeaving } from '../../nmr-lines/foreign/cost-of-leaving.ts';
import { boundShortfall } from '../../nmr/shortfall.ts';
import { NMR_AXIS_WORDS, OTHER_NUCLEI } from '../../nmr/shift-axis.ts';
import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { curveOf, readUpward } from '../../nmr/read-upward.ts';
import { compareHmbc } from '../../nmr/compare-hmbc.ts';
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
import { readCarbon } from './read-carbon.ts';
import { ROUTINE_CARBON } from './routine-carbon.ts';
import { carbonMisfit, scoreCarbon } from './score-carbon.ts';

/** From this shift on, ppm, an axis in ppm is of ¹³C. */
const BEYOND_PROTONS_PPM = 22;
/** No axis of ¹³C goes further down. */
const LOWEST_PPM = -60;
/**
 * Carbons of arenes and carbonyls are drawn in nearly all spectra, and little below TMS: what ends
 * at 80 or reaches to −40 may as well be ¹¹B or ³¹P.
 */
const USUAL_LEFT_PPM = 100,
  USUAL_LOWEST_PPM = -25;

/** ¹³C NMR, decoupled. */
export const carbon = {
  type: 'C13NMR',
  reading: {
    words: /\b13\s?c\b|carbon[- ]?13|¹³c|\bc13\b/i,
    precedence: 5,
    axisWords: {
      pattern: NMR_AXIS_WORDS,
      fits: ({ left, right }) => {
        const high = Math.max(left, right);
        return high > BEYOND_PROTONS_PPM && high <= 400 && Math.min(left, right) > LOWEST_PPM;
      },
    },
    verticals: null,
    rival: ({ axis: { left, right } }) =>
      left >= USUAL_LEFT_PPM && left <= 300 && right >= USUAL_LOWEST_PPM && right < USUAL_LEFT_PPM
        ? OTHER_NUCLEI.usual
        : OTHER_NUCLEI.unusual,
    possible: ({ left, right }) => {
      const low = Math.min(left, right),
        high = Math.max(left, right);
      return low > LOWEST_PPM && high > 15 && high <= 300;
    },
    likely: (axis) =>
      readsRightToLeft(axis) &&
      axis.left <= 300 &&
      axis.right > LOWEST_PPM &&
      (axis.left > BEYOND_PROTONS_PPM || axis.right <= -8),
    drawnAs: { sticks: 0, curve: 0 },
    integrated: false,
    readPeaks: (mask, { toValue, perPx, formula, printedSolvent = null }) => {
      const { signal, warnings } = readUpward(mask);
      const { peaks, foreign, solvent, ...read } = readCarbon(mask, signal, {
        toPpm: toValue,
        perPx,
        printedSolvent,
        carbons: formula?.counts.C,
      });
      return {
        spectrum: {
          type: 'C13NMR',
          source: 'image',
          ...(solvent && { metadata: { solvent } }),
          peaks: peaks.map(({ peak }) => peak),
        },
        tips: peaks.map(({ at }) => at),
        foreign,
        warnings: [...read.warnings, ...warnings],
        heights: curveOf(signal),
      };
    },
  },
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

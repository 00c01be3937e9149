import { costOfLeaving } from '@elucida/spectra/nmr-lines/foreign/cost-of-leaving';
import { isLikelyForeign } from '@elucida/spectra/nmr-lines/foreign/own-lines';
import { curveOf, readUpward } from '../../nmr/read-upward.ts';
import { NMR_AXIS_WORDS, OTHER_NUCLEI } from '../../nmr/shift-axis.ts';
import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { boundShortfall } from '../../nmr/shortfall.ts';
import type { Technique } from '../technique.ts';
import { WIDEN_PPM } from './align-protons.ts';
import { compareMethoxy } from '../../nmr/compare-methoxy.ts';
import { compareCosy } from './compare-cosy.ts';
import { compareProton } from './compare-proton.ts';
import { decideDoubleBonds } from './decide-double-bond.ts';
import { PROTON_MISFITS } from './proton-misfits.ts';
import { ROUTINE_PROTON } from './routine-proton.ts';
import { stateProton } from './state-proton.ts';
import { protonEvidence } from './proton-evidence.ts';
import { protonSignals, type ProtonSignals } from './proton-signals.ts';
import { PROTON_SCREENING, PROTON_TERMS, PROTON_WEIGHTS } from './proton-weights.ts';
import { readProton } from './read-proton.ts';
import { protonMisfit, scoreProton } from './score-proton.ts';

/** Axes of ¹H end below, ppm. */
const HIGHEST_PPM = 22;
/** Hydrides of metals lie down to here; whoever draws no hydride ends the axis near −2. */
const LOWEST_PPM = -20,
  USUAL_LOWEST_PPM = -4;
/** Aromatic and olefinic hydrogens are drawn in nearly all spectra. */
const LEAST_LEFT_PPM = 2;

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
  reading: {
    words: /\b1\s?h[\s-]*(nmr|spectrum)|proton nmr|¹h|\b1h\b|\bh1 ?nmr\b/i,
    precedence: 4,
    axisWords: {
      pattern: NMR_AXIS_WORDS,
      fits: ({ left, right }) =>
        Math.max(left, right) <= HIGHEST_PPM && Math.min(left, right) > LOWEST_PPM,
    },
    verticals: null,
    rival: ({ axis: { left, right } }) =>
      left <= HIGHEST_PPM && right >= USUAL_LOWEST_PPM && left >= LEAST_LEFT_PPM
        ? OTHER_NUCLEI.usual
        : OTHER_NUCLEI.unusual,
    possible: ({ left, right }) =>
      Math.min(left, right) > LOWEST_PPM && Math.max(left, right) <= 30,
    likely: (axis) => readsRightToLeft(axis) && axis.left <= HIGHEST_PPM && axis.right > -8,
    drawnAs: { sticks: 0, curve: 0 },
    integrated: true,
    readPeaks: (mask, { toValue, ...options }) => {
      const { signal, warnings } = readUpward(mask);
      const read = readProton(mask, signal, { toPpm: toValue, ...options });
      const { frequencyMHz, printedSolvent } = options;
      const solvent = printedSolvent ?? read.foreign.find((line) => line.solvent)?.solvent;
      return {
        spectrum: {
          type: 'H1NMR',
          source: 'image',
          ...((frequencyMHz || solvent) && {
            metadata: {
              ...(frequencyMHz && { frequency_mhz: frequencyMHz }),
              ...(solvent && { solvent }),
            },
          }),
          peaks: read.peaks.map(({ peak }) => peak),
        },
        tips: read.peaks.map(({ at }) => at),
        foreign: read.foreign,
        warnings: [...read.warnings, ...warnings],
        heights: curveOf(signal),
      };
    },
  },
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
  explain: (molecule, facts, { predictor }) =>
    protonEvidence(molecule, predictor.predict('H1', molecule.graph, molecule.perception), facts),
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

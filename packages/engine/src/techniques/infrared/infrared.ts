import { readsRightToLeft } from '../../page/axis/reads-right-to-left.ts';
import { prepared, type Prepared } from '../prepared.ts';
import type { Technique } from '../technique.ts';
import { coverBand } from './cover-bands.ts';
import { compareInfrared } from './compare-infrared.ts';
import { explainIr } from './explain-infrared.ts';
import { correlationsOf } from './infrared-correlations.ts';
import { infraredAxis, infraredRival } from './infrared-plot.ts';
import { INFRARED_MISFITS } from './infrared-misfits.ts';
import { nameCarboxylates } from './name-carboxylates.ts';
import { readInfraredImage } from './read-infrared-image.ts';
import { prepareIr, scoreIr, type PreparedIr } from './score-infrared.ts';
import { stateInfrared } from './state-infrared.ts';

/** Infrared. */
export const infrared = {
  type: 'IR',
  reading: {
    words: /transmit|\bft-?ir\b|\bir\b|infrared/i,
    verticals: /transm|absorb|absorpt|\babs\b|%\s?t\b|\bt\s?[[(/]?\s?%|(?<![\w.])a(?![\w.])/i,
    precedence: 3,
    axisWords: {
      pattern: /wave ?num|cm[-—–~ ]*[1']|cm\^/i,
      fits: (axis) => infraredAxis(axis),
    },
    rival: infraredRival,
    possible: (axis) => infraredAxis(axis),
    // 4000 → 400 cm⁻¹ as a rule; some programs draw it from left to right.
    likely: (axis) =>
      readsRightToLeft(axis)
        ? axis.left > 1_400 && axis.left < 15_000
        : axis.left > -400 && axis.left <= 1_000 && axis.right >= 3_000 && axis.right <= 5_200,
    drawnAs: { sticks: -3, curve: 0 },
    integrated: false,
    readPeaks: readInfraredImage,
  },
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

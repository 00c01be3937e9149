import {
  boundProtonClasses,
  carbonClasses,
  emptyClasses,
  type SignalClasses,
} from '../../nmr/signal-classes.ts';
import { C13_NARROW } from '../../techniques/carbon/carbon-costs.ts';
import { WIDEN_PPM } from '../../techniques/proton/align-protons.ts';
import { signalsOfClasses } from '../../molecules/signals-of-classes.ts';
import type { ShiftPredictor } from '../../prediction/predicted-shifts.ts';
import {
  environmentOf,
  labelAtoms,
  type ExplainedMolecule,
} from '../../statements/explained-candidate.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Measurement, Pair } from './measurement.ts';

/**
 * Differences a routine spectrum shows beyond doubt, ppm, and the least number of standard
 * deviations.
 */
const CLEAR = { C13: 3, H1: 0.2 } as const;
const CLEAR_SD = 2;
/**
 * Log odds that a different number of 13C signals is worth: one overlap or impurity may blur it.
 */
const COUNT_POWER = 5;
/** A single shift is trusted no further, log odds. */
const MOST = 8;

function classesOf(
  nucleus: 'C13' | 'H1',
  { graph, perception }: ExplainedMolecule,
  predictor: ShiftPredictor,
): SignalClasses {
  const classes = emptyClasses();
  (nucleus === 'C13' ? carbonClasses : boundProtonClasses)(
    { graph, perception, predicted: predictor.predict(nucleus, graph, perception) },
    classes,
  );
  return classes;
}

/** Predicted shifts of the different carbons, or hydrogens on carbon, from high to low, ppm. */
export function predictedShifts(
  nucleus: 'C13' | 'H1',
  molecule: ExplainedMolecule,
  predictor: ShiftPredictor,
): number[] {
  const { shift, count } = classesOf(nucleus, molecule, predictor);
  return [...shift.subarray(0, count)].reverse();
}

/**
 * Entry of each signal (13C) or nucleus (1H) in ascending order of shift: equal lists in both
 * molecules can be compared place by place.
 */
function places(
  nucleus: 'C13' | 'H1',
  { graph, perception }: ExplainedMolecule,
  classes: SignalClasses,
): number[] {
  const signals = nucleus === 'C13' ? signalsOfClasses(graph, perception) : null;
  return [...Array(classes.count).keys()].flatMap((entry) =>
    Array.from(
      { length: signals === null ? classes.nuclei[entry] : signals[classes.symmetryClass[entry]] },
      () => entry,
    ),
  );
}

interface Gap {
  readonly mine: number;
  readonly theirs: number;
  readonly z: number;
}

interface Compared {
  readonly mine: SignalClasses;
  readonly theirs: SignalClasses;
  /** Their places. */ readonly a: readonly number[];
  readonly b: readonly number[];
}

function compareClasses(nucleus: 'C13' | 'H1', { best, rival, predictor }: Pair): Compared {
  const mine = classesOf(nucleus, best, predictor),
    theirs = classesOf(nucleus, rival, predictor);
  return { mine, theirs, a: places(nucleus, best, mine), b: places(nucleus, rival, theirs) };
}

/**
 * The pair of signals, in order of shift, that differs most in standard deviations, if it differs
 * clearly.
 */
function widestGap(nucleus: 'C13' | 'H1', { mine, theirs, a, b }: Compared): Gap | undefined {
  const widen = nucleus === 'C13' ? C13_NARROW.widen : WIDEN_PPM;
  let best: Gap | undefined;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const gap = Math.abs(mine.shift[a[i]] - theirs.shift[b[i]]);
    const z = gap / Math.hypot(mine.sd[a[i]], theirs.sd[b[i]], widen);
    if (gap >= CLEAR[nucleus] && z >= CLEAR_SD && (best === undefined || z > best.z))
      best = { mine: a[i], theirs: b[i], z };
  }
  return best;
}

function shiftStatement(
  kind: 'settle-carbon-shift' | 'settle-proton-shift',
  { best, rival, names }: Pair,
  classes: { mine: SignalClasses; theirs: SignalClasses },
  gap: Gap,
): Statement {
  const { mine, theirs } = classes;
  const technique = kind === 'settle-carbon-shift' ? 'C13NMR' : 'H1NMR';
  return {
    kind,
    technique,
    values: {
      ...names,
      shift: mine.shift[gap.mine],
      rivalShift: theirs.shift[gap.theirs],
      environment: environmentOf(best, mine.atom[gap.mine]),
      atoms: labelAtoms(best, [mine.atom[gap.mine]]),
      otherEnvironment: environmentOf(rival, theirs.atom[gap.theirs]),
      otherAtoms: labelAtoms(rival, [theirs.atom[gap.theirs]]),
    },
  };
}

/** What a 13C spectrum would show: another number of signals, or one signal clearly elsewhere. */
export function compareCarbon(pair: Pair): Measurement[] {
  const compared = compareClasses('C13', pair);
  const {
    a: { length: count },
    b: { length: rivalCount },
  } = compared;
  if (count !== rivalCount)
    return [
      {
        power: COUNT_POWER,
        statement: {
          kind: 'settle-carbon-count',
          technique: 'C13NMR',
          values: { ...pair.names, count, rivalCount },
        },
      },
    ];
  const gap = widestGap('C13', compared);
  return gap
    ? [
        {
          power: Math.min(MOST, gap.z ** 2 / 2),
          statement: shiftStatement('settle-carbon-shift', pair, compared, gap),
        },
      ]
    : [];
}

/** What a 1H spectrum would show: hydrogens on carbon clearly elsewhere. */
export function compareProton(pair: Pair): Measurement[] {
  const compared = compareClasses('H1', pair);
  const gap = widestGap('H1', compared);
  return gap
    ? [
        {
          power: Math.min(MOST, gap.z ** 2 / 2),
          statement: shiftStatement('settle-proton-shift', pair, compared, gap),
        },
      ]
    : [];
}

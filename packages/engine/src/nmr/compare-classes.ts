import {
  environmentOf,
  labelAtoms,
  type ExplainedMolecule,
} from '../statements/explained-candidate.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Nucleus } from '@elucida/prediction/shift-tables';
import type { Pair } from '../statements/measurement.ts';
import { emptyClasses, type ClassSource, type SignalClasses } from './signal-classes.ts';

/** The least number of standard deviations that a routine spectrum shows beyond doubt. */
const CLEAR_SD = 2;
/** A single shift is trusted no further, log odds. */
const MOST = 8;

/** What is compared of the atoms of one nucleus. */
export interface ComparedNucleus {
  readonly nucleus: Nucleus;
  /** Writes its classes of atoms, in ascending order of shift. */
  readonly classes: (input: ClassSource, classes: SignalClasses) => void;
  /** How many signals each class gives, by symmetry class; null: one for each nucleus. */
  readonly signals: ((molecule: ExplainedMolecule) => ArrayLike<number>) | null;
  /** Added to the standard deviation of a prediction, ppm. */
  readonly widen: number;
  /** Differences that a routine spectrum shows beyond doubt, ppm. */
  readonly clear: number;
}

function classesOf(
  { nucleus, classes: write }: ComparedNucleus,
  { graph, perception }: ExplainedMolecule,
  predictor: ShiftPredictor,
): SignalClasses {
  const classes = emptyClasses();
  write({ graph, perception, predicted: predictor.predict(nucleus, graph, perception) }, classes);
  return classes;
}

/** Predicted shifts of the different atoms, from high to low, ppm. */
export function predictedShifts(
  nucleus: ComparedNucleus,
  molecule: ExplainedMolecule,
  predictor: ShiftPredictor,
): number[] {
  const { shift, count } = classesOf(nucleus, molecule, predictor);
  return [...shift.subarray(0, count)].reverse();
}

/**
 * Entry of each signal or nucleus in ascending order of shift: equal lists in both molecules can be
 * compared place by place.
 */
function places(
  { signals: signalsOf }: ComparedNucleus,
  molecule: ExplainedMolecule,
  classes: SignalClasses,
): number[] {
  const signals = signalsOf?.(molecule);
  return [...Array(classes.count).keys()].flatMap((entry) =>
    Array.from(
      {
        length:
          signals === undefined ? classes.nuclei[entry] : signals[classes.symmetryClass[entry]],
      },
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

export function compareClasses(
  nucleus: ComparedNucleus,
  { best, rival, predictor }: Pair,
): Compared {
  const mine = classesOf(nucleus, best, predictor),
    theirs = classesOf(nucleus, rival, predictor);
  return { mine, theirs, a: places(nucleus, best, mine), b: places(nucleus, rival, theirs) };
}

/**
 * The pair of signals, in order of shift, that differs most in standard deviations, if it differs
 * clearly.
 */
function widestGap(
  { widen, clear }: ComparedNucleus,
  { mine, theirs, a, b }: Compared,
): Gap | undefined {
  let best: Gap | undefined;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const gap = Math.abs(mine.shift[a[i]] - theirs.shift[b[i]]);
    const z = gap / Math.hypot(mine.sd[a[i]], theirs.sd[b[i]], widen);
    if (gap >= clear && z >= CLEAR_SD && (best === undefined || z > best.z))
      best = { mine: a[i], theirs: b[i], z };
  }
  return best;
}

/**
 * The signal that lies at the most different places in two molecules, as statements about it take
 * it, and what it is worth, log odds; null where none does so clearly.
 */
export function widestShift(nucleus: ComparedNucleus, pair: Pair, compared: Compared) {
  const gap = widestGap(nucleus, compared);
  if (gap === undefined) return null;
  const { mine, theirs } = compared;
  return {
    power: Math.min(MOST, gap.z ** 2 / 2),
    values: {
      ...pair.names,
      shift: mine.shift[gap.mine],
      rivalShift: theirs.shift[gap.theirs],
      environment: environmentOf(pair.best, mine.atom[gap.mine]),
      atoms: labelAtoms(pair.best, [mine.atom[gap.mine]]),
      otherEnvironment: environmentOf(pair.rival, theirs.atom[gap.theirs]),
      otherAtoms: labelAtoms(pair.rival, [theirs.atom[gap.theirs]]),
    },
  };
}

import { boundProtonClasses, carbonClasses, emptyClasses, type SignalClasses } from '../../judging/signal-classes.ts';
import { C13_NARROW } from '../../judging/nmr-terms.ts';
import { WIDEN_PPM } from '../../judging/align-protons.ts';
import type { ShiftPredictor } from '../../prediction/predicted-shifts.ts';
import { environmentOf, labelAtoms, type ExplainedMolecule } from '../explained-candidate.ts';
import type { Statement } from '../statement.ts';
import type { Measurement, Pair } from './measurement.ts';

/** Differences a routine spectrum shows beyond doubt, ppm, and the least number of standard deviations. */
const CLEAR = { C13: 3, H1: 0.2 } as const;
const CLEAR_SD = 2;
/** Log odds that a different number of 13C signals is worth: one overlap or impurity may blur it. */
const COUNT_POWER = 5;
/** A single shift is trusted no further, log odds. */
const MOST = 8;

function classesOf(nucleus: 'C13' | 'H1', { graph, perception }: ExplainedMolecule, predictor: ShiftPredictor): SignalClasses {
  const classes = emptyClasses();
  (nucleus === 'C13' ? carbonClasses : boundProtonClasses)({ graph, perception, predicted: predictor.predict(nucleus, graph, perception) }, classes);
  return classes;
}

/** Predicted shifts of the different carbons, or hydrogens on carbon, from high to low, ppm. */
export function predictedShifts(nucleus: 'C13' | 'H1', molecule: ExplainedMolecule, predictor: ShiftPredictor): number[] {
  const { shift, count } = classesOf(nucleus, molecule, predictor);
  return [...shift.subarray(0, count)].reverse();
}

/** Entry of each nucleus in ascending order of shift: equal lists in both molecules can be compared place by place. */
const places = (classes: SignalClasses, byNucleus: boolean): number[] => [...Array(classes.count).keys()].flatMap((entry) => Array.from({ length: byNucleus ? classes.nuclei[entry] : 1 }, () => entry));

interface Gap { readonly mine: number; readonly theirs: number; readonly z: number }

/** The pair of signals, in order of shift, that differs most in standard deviations, if it differs clearly. */
function widestGap(mine: SignalClasses, theirs: SignalClasses, nucleus: 'C13' | 'H1'): Gap | undefined {
  const widen = nucleus === 'C13' ? C13_NARROW.widen : WIDEN_PPM;
  const a = places(mine, nucleus === 'H1'), b = places(theirs, nucleus === 'H1');
  let best: Gap | undefined;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const gap = Math.abs(mine.shift[a[i]] - theirs.shift[b[i]]);
    const z = gap / Math.hypot(mine.sd[a[i]], theirs.sd[b[i]], widen);
    if (gap >= CLEAR[nucleus] && z >= CLEAR_SD && (best === undefined || z > best.z)) best = { mine: a[i], theirs: b[i], z };
  }
  return best;
}

function shiftStatement(kind: 'settle-carbon-shift' | 'settle-proton-shift', { best, rival, names }: Pair, classes: { mine: SignalClasses; theirs: SignalClasses }, gap: Gap): Statement {
  const { mine, theirs } = classes;
  const technique = kind === 'settle-carbon-shift' ? 'C13NMR' : 'H1NMR';
  return {
    kind, technique,
    values: {
      ...names, technique, shift: mine.shift[gap.mine], rivalShift: theirs.shift[gap.theirs],
      environment: environmentOf(best, mine.atom[gap.mine]), atoms: labelAtoms(best, [mine.atom[gap.mine]]),
      otherEnvironment: environmentOf(rival, theirs.atom[gap.theirs]), otherAtoms: labelAtoms(rival, [theirs.atom[gap.theirs]]),
    },
  };
}

/** What a 13C spectrum would show: another number of signals, or one signal clearly elsewhere. */
export function compareCarbon(pair: Pair): Measurement[] {
  const mine = classesOf('C13', pair.best, pair.predictor), theirs = classesOf('C13', pair.rival, pair.predictor);
  if (mine.count !== theirs.count) return [{ power: COUNT_POWER, statement: { kind: 'settle-carbon-count', technique: 'C13NMR', values: { ...pair.names, count: mine.count, rivalCount: theirs.count } } }];
  const gap = widestGap(mine, theirs, 'C13');
  return gap ? [{ power: Math.min(MOST, gap.z ** 2 / 2), statement: shiftStatement('settle-carbon-shift', pair, { mine, theirs }, gap) }] : [];
}

/** What a 1H spectrum would show: hydrogens on carbon clearly elsewhere. */
export function compareProton(pair: Pair): Measurement[] {
  const mine = classesOf('H1', pair.best, pair.predictor), theirs = classesOf('H1', pair.rival, pair.predictor);
  const gap = widestGap(mine, theirs, 'H1');
  return gap ? [{ power: Math.min(MOST, gap.z ** 2 / 2), statement: shiftStatement('settle-proton-shift', pair, { mine, theirs }, gap) }] : [];
}

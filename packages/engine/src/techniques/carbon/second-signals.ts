import type { CarbonSignals } from './carbon-signals.ts';
import type { AlignmentCosts } from '../../nmr/align-signals.ts';
import { DIVIDED_PPM } from '../../nmr/divided-ppm.ts';
import { assignSignals } from '../../nmr/assign-signals.ts';
import { showsAnomers } from '../../nmr/anomers.ts';
import { findStereoCauses, mayDiffer } from '../../nmr/stereogenic.ts';
import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import type { Molecule } from '@elucida/molecules/molecule';
import { signalsOfClasses } from '@elucida/molecules/signals-of-classes';
import type { SignalClasses } from '../../nmr/signal-classes.ts';
import { EXPECTED_LOG_STUDENT_T, logStudentT } from '../../nmr/student-t.ts';

/** Log prior of two signals where stereochemistry allows them, and does not demand them. */
const DIVIDED = -1;

/** Mean log density of so many second signals, with errors as large as stereochemistry makes them. */
export const expectedOfSecond = (signals: number): number =>
  signals * (EXPECTED_LOG_STUDENT_T - Math.log(DIVIDED_PPM));

const costs = new Float64Array(256);
/** Costs of signals that no class takes, and what they follow from. */
interface SecondSignals {
  /** By signal. The array is reused. */
  readonly leave: Float64Array;
  /** Classes with two signals in every configuration, or in a mixture of anomers. */
  readonly doubled: readonly number[];
}

/**
 * What each signal costs if no class takes it, where it may be the second signal of carbons that
 * topology makes equivalent and stereochemistry does not (isopropyl next to a stereocentre, NMe2 of
 * amides, CMe2 of alkenes), that of the other anomer, or another substance's. Only the latter where
 * there are no more signals than classes, or none may divide.
 */
export function secondSignals(
  molecule: Molecule,
  classes: SignalClasses,
  { shift: observed, leave }: CarbonSignals,
  { extra, widen }: AlignmentCosts,
): SecondSignals {
  const doubled: number[] = [];
  if (observed.length <= classes.count) return { leave, doubled };
  let found = false;
  let causes: ReturnType<typeof findStereoCauses> | undefined;
  let expected: Uint8Array | undefined;
  const anomers = showsAnomers(molecule);
  for (let i = 0; i < classes.count; i++) {
    if (!anomers && !mayDivide(i)) continue;
    if (!found) costs.set(leave);
    found = true;
    expected ??= signalsOfClasses(molecule.graph, molecule.perception);
    const isDoubled = anomers || expected[classes.symmetryClass[i]] > 1;
    if (isDoubled) doubled.push(i);
    const prior = isDoubled ? 0 : DIVIDED;
    const sd = Math.hypot(classes.sd[i], widen, DIVIDED_PPM);
    for (let j = 0; j < observed.length; j++)
      costs[j] = Math.max(costs[j], prior + logStudentT(observed[j] - classes.shift[i], sd, extra));
  }
  return { leave: found ? costs : leave, doubled };

  function mayDivide(i: number): boolean {
    if (classes.atoms[i] < 2) return false;
    causes ??= findStereoCauses(molecule);
    const atoms = atomsOfClass(molecule.perception, classes.symmetryClass[i]);
    return mayDiffer(molecule, atoms, 'atoms', causes);
  }
}

/**
 * The alignment of the classes with the signals, by `secondSignals`: of those that surely give two,
 * either about their mean or one at it, whichever fits better.
 */
export function alignDivided(
  molecule: Molecule,
  classes: SignalClasses,
  carbon: CarbonSignals,
  alignments: readonly AlignmentCosts[],
): number[] {
  const { leave, doubled } = secondSignals(molecule, classes, carbon, alignments[0]);
  const scores = alignments.map((each) =>
    assignSignals(classes, carbon.shift, each, { leave, kinds: carbon.kinds }),
  );
  if (doubled.length === 0) return scores;
  const own = doubled.map((i) => classes.sd[i]);
  for (const i of doubled) classes.sd[i] = Math.hypot(classes.sd[i], DIVIDED_PPM);
  const apart = alignments.map((each) =>
    assignSignals(classes, carbon.shift, each, { leave, kinds: carbon.kinds }),
  );
  doubled.forEach((i, k) => (classes.sd[i] = own[k]));
  return apart[0] > scores[0] ? apart : scores;
}

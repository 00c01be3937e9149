import type { CarbonSignals } from './carbon-signals.ts';
import { carbonsOnBoron } from './on-boron.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { PredictedShifts } from '@elucida/prediction/predicted-shifts';
import { assignSignals } from '../../nmr/assign-signals.ts';
import { exchangeSignals } from '../../nmr/exchange-signals.ts';
import { otherSubstance } from '../../nmr/other-substance.ts';
import { constantOffset } from '../../nmr/constant-offset.ts';
import { mayDiffer } from '../../nmr/stereogenic.ts';
import { DIVIDED_PPM } from '../../nmr/divided-ppm.ts';
import { secondSignals } from './second-signals.ts';
import { assignmentVerdicts } from '../../nmr/assignment-verdicts.ts';
import { rounded } from '../../nmr/rounded.ts';
import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import type { Molecule } from '@elucida/molecules/molecule';
import { C13_NARROW, CARBON_REFERENCE } from '../../nmr/carbon-costs.ts';
import {
  carbonClasses,
  emptyClasses,
  MAX_CLASSES,
  type SignalClasses,
} from '../../nmr/signal-classes.ts';
import { EXPECTED_LOG_STUDENT_T, logStudentT } from '../../nmr/student-t.ts';
import { CARBON_WEIGHTS } from './carbon-weights.ts';

const NEAR_SD = 2;
const WEIGHT = CARBON_WEIGHTS['c13-narrow'] + CARBON_WEIGHTS['c13-wide'];

/**
 * Assignment of the 13C signals to the molecule's carbons, with what is missing and what stays
 * unexplained.
 */
export function carbonEvidence(
  molecule: Molecule,
  predicted: PredictedShifts,
  carbon: CarbonSignals,
  assigned: Int16Array | null,
): Evidence[] {
  const classes = emptyClasses();
  carbonClasses({ ...molecule, predicted }, classes);
  const signalOf = new Int16Array(MAX_CLASSES);
  if (assigned !== null) signalOf.set(assigned);
  else {
    const { leave } = secondSignals(molecule, classes, carbon, C13_NARROW);
    assignSignals(classes, carbon.shift, C13_NARROW, { leave, kinds: carbon.kinds, signalOf });
    if (carbon.kinds === null) exchangeSignals(classes, carbon.shift, C13_NARROW, signalOf);
  }
  const sharing = new Map<number, number>();
  for (let i = 0; i < classes.count; i++)
    sharing.set(signalOf[i], (sharing.get(signalOf[i]) ?? 0) + 1);
  // A carbon on boron is left without a signal where there are too few: it is broadened by boron,
  // and a signal that it would share is the other carbon's.
  const onBoron = new Set(carbonsOnBoron(molecule.graph));
  const tooFew = classes.count > carbon.shift.length;
  const hidden = new Set<number>();
  for (let i = 0; i < classes.count; i++) {
    if (!onBoron.has(classes.atom[i])) continue;
    if (signalOf[i] >= 0 && (!tooFew || sharing.get(signalOf[i])! < 2)) continue;
    if (signalOf[i] >= 0) sharing.set(signalOf[i], sharing.get(signalOf[i])! - 1);
    signalOf[i] = -1;
    hidden.add(i);
  }
  const seen = [...Array(classes.count).keys()].filter((i) => signalOf[i] >= 0);
  const stated = [...Array(classes.count).keys()].map(
    (i) => classes.sd[i] * (predicted.doubt?.[classes.atom[i]] ?? 1),
  );
  const offset = constantOffset(
    seen.map((i) => ({
      difference: carbon.shift[signalOf[i]] - classes.shift[i],
      sd: Math.hypot(stated[i], C13_NARROW.widen),
    })),
    CARBON_REFERENCE,
  );
  // Carbons that stereochemistry sets apart are predicted as one: their signals lie about their
  // mean.
  const dividedBy = [...carbon.shift].map((observed, signal) =>
    sharing.has(signal) ? undefined : dividedClass(molecule, classes, observed),
  );
  const partnersOf = (i: number) =>
    [...carbon.shift].filter((_, signal) => dividedBy[signal] === i);
  const placeOf = (i: number) =>
    [carbon.shift[signalOf[i]], ...partnersOf(i)].reduce(
      (sum, shift, _, all) => sum + shift / all.length,
      0,
    );
  const deviationOf = (i: number) =>
    signalOf[i] < 0
      ? 0
      : (placeOf(i) - offset - classes.shift[i]) / Math.hypot(stated[i], C13_NARROW.widen);
  const verdicts = assignmentVerdicts([...Array(classes.count).keys()].map(deviationOf));

  const evidence: Evidence[] = [];
  for (let i = 0; i < classes.count; i++) {
    if (hidden.has(i)) continue;
    const atom = classes.atom[i];
    const sd = Math.hypot(classes.sd[i], C13_NARROW.widen);
    const common = {
      technique: 'C13NMR' as const,
      atoms: atomsOfClass(molecule.perception, classes.symmetryClass[i]),
      predicted: rounded(classes.shift[i], 1),
      sd: rounded(partnersOf(i).length > 0 ? Math.hypot(stated[i], DIVIDED_PPM) : stated[i], 1),
      observations: predicted.observations[atom],
    };
    if (signalOf[i] < 0) {
      evidence.push({
        ...common,
        verdict: 'against',
        code: 'carbon-missing',
        values: { carbons: classes.atoms[i] },
        weight: WEIGHT * C13_NARROW.missing,
      });
      continue;
    }
    const observed = carbon.shift[signalOf[i]];
    const surprise =
      logStudentT(observed - classes.shift[i], sd, C13_NARROW.floor) -
      (EXPECTED_LOG_STUDENT_T - Math.log(sd));
    evidence.push({
      ...common,
      observed,
      peak: carbon.peak[signalOf[i]],
      verdict: verdicts[i],
      code: 'carbon-assignment',
      values: { carbons: classes.atoms[i], sharing: sharing.get(signalOf[i])! },
      weight: WEIGHT * surprise,
    });
  }
  let kinds = classes.count;
  let left = 0;
  let others = 0;
  carbon.shift.forEach((observed, signal) => {
    if (sharing.has(signal)) return;
    const further = { technique: 'C13NMR' as const, observed, peak: carbon.peak[signal] };
    const divided = dividedBy[signal];
    if (divided !== undefined) {
      kinds++;
      const common = {
        atoms: atomsOfClass(molecule.perception, classes.symmetryClass[divided]),
        predicted: rounded(classes.shift[divided], 1),
        sd: rounded(Math.hypot(stated[divided], DIVIDED_PPM), 1),
        observations: predicted.observations[classes.atom[divided]],
      };
      evidence.push({
        ...further,
        ...common,
        verdict: 'neutral',
        code: 'carbon-assignment',
        values: { carbons: classes.atoms[divided], sharing: 1, divided: true },
      });
      return;
    }
    const owner = carbon.owners[signal];
    if (owner !== undefined) {
      others++;
      evidence.push({ ...further, ...otherSubstance(owner), weight: WEIGHT * -owner.cost });
      return;
    }
    left++;
    evidence.push({
      ...further,
      atoms: [],
      verdict: 'against',
      code: 'carbon-unexplained',
      weight: WEIGHT * C13_NARROW.extra,
    });
  });
  const missing = signalOf
    .slice(0, classes.count)
    .some((signal, i) => signal < 0 && !hidden.has(i));
  const signals = carbon.shift.length - others;
  evidence.push({
    technique: 'C13NMR',
    atoms: [],
    verdict: kinds === signals ? 'for' : missing || left > 0 ? 'against' : 'neutral',
    code: 'carbon-count',
    values: {
      classes: kinds,
      signals,
      ...(others > 0 && { others }),
      ...(hidden.size > 0 && { hidden: hidden.size }),
    },
  });
  return offset === 0
    ? evidence
    : [
        ...evidence,
        {
          technique: 'C13NMR',
          atoms: [],
          verdict: 'neutral',
          code: 'constant-offset',
          values: { offset },
        },
      ];
}

/**
 * The class of several carbons, alike by topology alone, whose second signal this may be: next to a
 * stereocentre, an unsymmetric double bond, or a bond that turns slowly.
 */
function dividedClass(
  molecule: Molecule,
  classes: SignalClasses,
  observed: number,
): number | undefined {
  const near = [...Array(classes.count).keys()].filter(
    (i) =>
      classes.atoms[i] > 1 &&
      Math.abs(observed - classes.shift[i]) <= NEAR_SD * Math.hypot(classes.sd[i], DIVIDED_PPM) &&
      mayDiffer(molecule, atomsOfClass(molecule.perception, classes.symmetryClass[i]), 'atoms'),
  );
  return near.sort(
    (a, b) => Math.abs(observed - classes.shift[a]) - Math.abs(observed - classes.shift[b]),
  )[0];
}

import type { ProtonSignals } from './proton-signals.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { PredictedShifts } from '@elucida/prediction/predicted-shifts';
import {
  emptyProtonAlignment,
  EXCHANGEABLE_SD_PPM,
  PROTON_FLOOR,
  sharedProtons,
  shareProtons,
  WIDEN_PPM,
  type ProtonAlignment,
} from './align-protons.ts';
import { assignGroups, UNFILLED, type Elsewhere } from './assignment/assign-groups.ts';
import type { TiedProtons } from '../correlations/joint/tied-protons.ts';
import { DIVIDED_PPM } from './assignment/placement-options.ts';
import { protonGroups, type ProtonGroup } from './assignment/proton-groups.ts';
import { alignSignals, traceAlignment } from '../../nmr/align-signals.ts';
import { constantOffset } from '../../nmr/constant-offset.ts';
import { otherSubstance } from '../../nmr/other-substance.ts';
import { assignmentVerdicts } from '../../nmr/assignment-verdicts.ts';
import { rounded } from '../../nmr/rounded.ts';
import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import type { Molecule } from '@elucida/molecules/molecule';
import { H1_CLASSES, PROTON_REFERENCE } from './proton-costs.ts';
import {
  boundProtonClasses,
  emptyClasses,
  exchangeableClasses,
  MAX_CLASSES,
  type SignalClasses,
} from '../../nmr/signal-classes.ts';
import { ofCode } from '../../evidence/of-code.ts';
import { splittingEvidence } from './splitting-evidence.ts';
import { EXPECTED_LOG_STUDENT_T, logStudentT } from '../../nmr/student-t.ts';
import { PROTON_WEIGHTS } from './proton-weights.ts';

/**
 * Assignment of the 1H signals to the molecule's hydrogens, with splitting, what is missing and
 * what stays unexplained. With `tied`, signals that HSQC ties to carbons lie on these: the same as the
 * sentences on HSQC say.
 */
export function protonEvidence(
  molecule: Molecule,
  predicted: PredictedShifts,
  proton: ProtonSignals,
  tied: TiedProtons | null = null,
): Evidence[] {
  const homes = proton.signals.map(({ shift }) => tied?.(shift) ?? null);
  // A list of HSQC may lack peaks: hydrogens that it puts nowhere may lie under the signal of others.
  const placesOf = (symmetryClass: number): number[] =>
    [...homes.keys()].filter((signal) => homes[signal]?.has(symmetryClass) === true);
  const elsewhere: Elsewhere = (symmetryClass, signal) =>
    homes[signal] !== null &&
    !homes[signal].has(symmetryClass) &&
    placesOf(symmetryClass).length > 0;
  const bound = emptyClasses();
  const exchangeable = emptyClasses();
  boundProtonClasses({ ...molecule, predicted }, bound);
  exchangeableClasses({ ...molecule, predicted }, exchangeable);
  const groups = [
    ...protonGroups(molecule, bound, { exchanging: false }),
    ...protonGroups(molecule, exchangeable, { exchanging: true }),
  ];
  const alignment =
    proton.slotShift.length > 0
      ? alignGroups(groups, proton, elsewhere)
      : alignByClasses(bound, proton, placesOf);
  const input = { entries: groups.length, molecule, predicted, proton, alignment };
  const onCarbon = assignments({ ...input, classes: bound, offset: 0, exchanging: false });
  return [
    ...withVerdicts(onCarbon),
    ...assignments({ ...input, classes: exchangeable, offset: bound.count, exchanging: true }),
    ...splittingEvidence(molecule, { bound, groups }, proton, alignment),
    ...unexplained(bound.count + exchangeable.count, proton, alignment),
  ];
}

/** With integrals: whole groups under the signals. */
function alignGroups(
  groups: readonly ProtonGroup[],
  { signals }: ProtonSignals,
  elsewhere: Elsewhere,
): ProtonAlignment {
  const alignment = emptyProtonAlignment();
  groups.forEach(({ hydrogens }, i) => {
    alignment.unseen[i] = hydrogens;
  });
  for (const { group, signal, hydrogens } of assignGroups(groups, signals, elsewhere).placements) {
    shareProtons(alignment, group, signal, sharedProtons(alignment, group, signal) + hydrogens);
    alignment.unseen[group] -= hydrogens;
  }
  return alignment;
}

/**
 * Without integrals: every hydrogen of a class under the class's signal, which order decides, or HSQC where it puts
 * the class under others.
 */
function alignByClasses(
  bound: SignalClasses,
  proton: ProtonSignals,
  placesOf: (symmetryClass: number) => readonly number[],
): ProtonAlignment {
  const alignment = emptyProtonAlignment();
  const signalOf = new Int16Array(MAX_CLASSES);
  alignSignals(
    bound,
    Float64Array.from(proton.signals, ({ shift }) => shift),
    H1_CLASSES,
    proton.leave,
  );
  traceAlignment(bound.count, proton.signals.length, signalOf);
  const apart = (i: number, j: number) => Math.abs(proton.signals[j].shift - bound.shift[i]);
  for (let i = 0; i < bound.count; i++) {
    const places = placesOf(bound.symmetryClass[i]);
    if (places.length > 0 && !places.includes(signalOf[i]))
      signalOf[i] = places.reduce((best, j) => (apart(i, j) < apart(i, best) ? j : best));
    if (signalOf[i] < 0) alignment.unseen[i] = bound.nuclei[i];
    else shareProtons(alignment, i, signalOf[i], bound.nuclei[i]);
  }
  return alignment;
}

/**
 * The same assignments with their verdicts; exchangeable hydrogens are left neutral, since their
 * position is uncertain by nature.
 */
function withVerdicts(evidence: readonly Evidence[]): Evidence[] {
  const assigned = ofCode(evidence, 'proton-assignment');
  const deviations = assigned.map(({ observed, predicted, sd }) => ({
    difference: observed - predicted,
    sd: Math.hypot(sd, WIDEN_PPM),
  }));
  const offset = constantOffset(deviations, PROTON_REFERENCE);
  const verdicts = assignmentVerdicts(
    deviations.map(({ difference, sd }) => (difference - offset) / sd),
  );
  const judged = evidence.map((item) => {
    const at = assigned.findIndex((each) => each === item);
    return at < 0 ? item : { ...item, verdict: verdicts[at] };
  });
  return offset === 0
    ? judged
    : [
        ...judged,
        {
          technique: 'H1NMR',
          atoms: [],
          verdict: 'neutral',
          code: 'constant-offset',
          values: { offset },
        },
      ];
}

interface AssignmentInput {
  entries: number;
  molecule: Molecule;
  predicted: PredictedShifts;
  proton: ProtonSignals;
  alignment: ProtonAlignment;
  classes: SignalClasses;
  offset: number;
  exchanging: boolean;
}

function assignments({
  entries,
  molecule,
  predicted,
  proton,
  alignment,
  classes,
  offset,
  exchanging,
}: AssignmentInput): Evidence[] {
  const evidence: Evidence[] = [];
  // Integrals that fall short of the formula with every signal explained are a short list,
  // whichever isomer it is.
  const short =
    proton.slotShift.length > 0 &&
    unfilled(entries, proton, alignment).every(
      (left, j) =>
        left <= 0 || proton.signals[j].uncounted || proton.signals[j].owner !== undefined,
    );
  for (let i = 0; i < classes.count; i++) {
    const divided =
      proton.signals.filter((_, j) => sharedProtons(alignment, offset + i, j) > 0).length > 1;
    const own = divided ? Math.hypot(classes.sd[i], DIVIDED_PPM) : classes.sd[i];
    const doubted = classes.sd[i] * (predicted.doubt?.[classes.atom[i]] ?? 1);
    const stated = divided ? Math.hypot(doubted, DIVIDED_PPM) : doubted;
    const sd = exchanging ? Math.max(EXCHANGEABLE_SD_PPM, own) : Math.hypot(own, WIDEN_PPM);
    const common = {
      technique: 'H1NMR' as const,
      atoms: atomsOfClass(molecule.perception, classes.symmetryClass[i]),
      predicted: rounded(classes.shift[i], 2),
      sd: rounded(exchanging ? sd : stated, 2),
      observations: predicted.observations[classes.atom[i]],
    };
    proton.signals.forEach((signal, j) => {
      const protons = sharedProtons(alignment, offset + i, j);
      if (protons === 0) return;
      const difference = signal.shift - classes.shift[i];
      const surprise =
        protons *
        (logStudentT(difference, sd, PROTON_FLOOR) - EXPECTED_LOG_STUDENT_T + Math.log(sd));
      evidence.push({
        ...common,
        observed: signal.shift,
        peak: signal.peak,
        verdict: 'neutral',
        code: exchanging ? 'exchangeable-assignment' : 'proton-assignment',
        values: { protons, integral: signal.uncounted ? 0 : signal.protons },
        weight:
          (PROTON_WEIGHTS['h1-shifts'] + PROTON_WEIGHTS['h1-group-shifts'] / classes.nuclei[i]) *
          surprise,
      });
    });
    const unseen = alignment.unseen[offset + i];
    if (unseen === 0) continue;
    const weight = exchanging
      ? 0
      : unseen *
        (PROTON_WEIGHTS['h1-missing'] +
          (PROTON_WEIGHTS['h1-shifts'] + PROTON_WEIGHTS['h1-group-counts']) * H1_CLASSES.missing);
    evidence.push({
      ...common,
      verdict: exchanging || short ? 'neutral' : 'against',
      code: exchanging ? 'exchangeable-hidden' : 'proton-missing',
      values: { protons: unseen },
      weight,
    });
  }
  return evidence;
}

/** Hydrogens of each signal that nothing explains. */
function unfilled(
  entries: number,
  { signals }: ProtonSignals,
  alignment: ProtonAlignment,
): number[] {
  return signals.map(({ protons }, j) => {
    for (let i = 0; i < entries; i++) protons -= sharedProtons(alignment, i, j);
    return protons;
  });
}

function unexplained(
  entries: number,
  proton: ProtonSignals,
  alignment: ProtonAlignment,
): Evidence[] {
  const integrated = proton.slotShift.length > 0;
  // With all hydrogens of the formula seen, what is left over belongs to something else, whichever
  // isomer it is.
  const surplus = integrated && alignment.unseen.every((count) => count === 0);
  return unfilled(entries, proton, alignment).flatMap((unfilledProtons, j): Evidence[] => {
    const { shift, peak, protons, owner, uncounted } = proton.signals[j];
    const left = integrated ? unfilledProtons : unfilledProtons === protons ? 1 : 0;
    if (left <= 0) return [];
    if (owner !== undefined && unfilledProtons === protons)
      return [
        {
          technique: 'H1NMR',
          observed: shift,
          peak,
          ...otherSubstance(owner),
          weight: PROTON_WEIGHTS['h1-shifts'] * -owner.cost,
        },
      ];
    // How many hydrogens it has, if any of the molecule's, nobody says.
    if (uncounted) return [];
    return [
      {
        technique: 'H1NMR',
        atoms: [],
        observed: shift,
        peak,
        verdict: surplus ? 'neutral' : 'against',
        code: 'proton-unexplained',
        values: { protons: left },
        weight: left * (PROTON_WEIGHTS['h1-extra'] + PROTON_WEIGHTS['h1-group-counts'] * UNFILLED),
      },
    ];
  });
}

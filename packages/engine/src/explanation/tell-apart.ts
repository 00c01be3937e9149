import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { Candidate } from '../identification.ts';
import type { Evidence, EvidenceOf, EvidenceOfRole } from '../evidence/evidence.ts';
import { isOfCode, ofCode } from '../evidence/of-code.ts';
import { isOfRole } from '../evidence/of-role.ts';
import { keyOfEvidence } from '../evidence/key-of-evidence.ts';
import { totalWeight } from '../evidence/total-weight.ts';
import { techniqueOf } from '../techniques/registry.ts';
import {
  environmentOf,
  explainedCandidate,
  labelAtoms,
} from '../statements/explained-candidate.ts';
import { fitOfTechnique } from './fit-of-technique.ts';
import type { Statement } from '../statements/statement.ts';

/**
 * Log units by which one peak must favour a candidate to be called what tells the two apart (odds
 * of about 3 to 1).
 */
const DECISIVE = 1.1;
/** Log units below which two candidates count as not distinguished by the spectra. */
const INSEPARABLE = 0.7;
/** Predictions closer than this are not a visible difference, in the technique's unit. */
const visibleIn = (technique: SpectrumType): number => techniqueOf(technique).shifts?.visible ?? 0;

type Assignment = EvidenceOfRole<'assigned'> | EvidenceOf<'uv-maximum-found'>;
const isAssignment = (item: Evidence): item is Assignment =>
  isOfRole(item, 'assigned') || item.code === 'uv-maximum-found';

/** Whether a reader sees from what two molecules predict for a peak which of them it fits. */
const fitsVisiblyBetter = (better: Assignment, worse: Assignment): boolean =>
  Math.abs(better.predicted - worse.predicted) >= visibleIn(better.technique) &&
  deviationOf(better) < deviationOf(worse);
/** What the assignments to a peak add to the distance, its splitting aside. */
const gainByShift = (mine: readonly Evidence[], theirs: readonly Evidence[]): number =>
  totalWeight(mine.filter(isAssignment)) - totalWeight(theirs.filter(isAssignment));

interface Contest {
  readonly gain: number;
  readonly mine: readonly Evidence[];
  readonly theirs: readonly Evidence[];
}

/** What each peak or absence adds to the distance between two candidates, the largest first. */
function contests(best: Candidate, rival: Candidate): Contest[] {
  const keys = new Set([...best.evidence, ...rival.evidence].map(keyOfEvidence));
  return [...keys]
    .map((key): Contest => {
      const mine = best.evidence.filter((item) => keyOfEvidence(item) === key);
      const theirs = rival.evidence.filter((item) => keyOfEvidence(item) === key);
      return { gain: totalWeight(mine) - totalWeight(theirs), mine, theirs };
    })
    .sort((a, b) => b.gain - a.gain);
}

/** Whether a peak has no place in the molecule. */
const isLeft = (item: Evidence): boolean => isOfRole(item, 'unexplained', 'foreign');
/** The assignment to a peak, of several the one that lies farthest off. */
const assignmentIn = (items: readonly Evidence[]) =>
  items
    .filter(isAssignment)
    .reduce<Assignment | undefined>(
      (worst, item) => (worst && deviationOf(worst) >= deviationOf(item) ? worst : item),
      undefined,
    );
/** How far a peak lies from its prediction, standard deviations. */
const deviationOf = ({ technique, observed, predicted, sd }: Assignment): number =>
  Math.abs(observed - predicted) / Math.hypot(sd, techniqueOf(technique).shifts?.widen ?? 0);
const splittingIn = (items: readonly Evidence[]) =>
  items.find((item) => item.code === 'multiplicity');
/**
 * Whether the word that first-order rules give for the first candidate is what is written: a
 * compound word counts as a multiplet.
 */
const agrees = ({ values: { expected, observed } }: EvidenceOf<'multiplicity'>): boolean =>
  expected === observed ||
  (expected === 'm' &&
    observed.length > 1 &&
    !SINGLE_WORDS.some((word) => observed.startsWith(word)));
/** Codes of several letters that are not compound words start so. */
const SINGLE_WORDS = ['br-', 'quint', 'sext', 'sept'] as const;
const peaksOf = (item: Evidence) => ({
  technique: item.technique,
  ...(item.peak !== undefined && { peaks: [item.peak] }),
});

/**
 * The statement that one contest amounts to; undefined when a reader could not see the difference.
 */
function stateContest({ mine, theirs }: Contest, rival: Candidate): Statement | undefined {
  const own = assignmentIn(mine),
    other = assignmentIn(theirs);
  const mySplitting = splittingIn(mine),
    theirSplitting = splittingIn(theirs);
  if (
    mySplitting &&
    theirSplitting &&
    agrees(mySplitting) &&
    mySplitting.values.expected !== theirSplitting.values.expected &&
    totalWeight([mySplitting]) - totalWeight([theirSplitting]) >
      totalWeight(own ? [own] : []) - totalWeight(other ? [other] : [])
  ) {
    const values = {
      observed: mySplitting.observed,
      observedPattern: mySplitting.values.observed,
      expectedPattern: mySplitting.values.expected,
      rivalPattern: theirSplitting.values.expected,
    };
    return { kind: 'rival-told-apart-by-splitting', values, ...peaksOf(mySplitting) };
  }
  if (own && other) {
    if (!fitsVisiblyBetter(own, other) || gainByShift(mine, theirs) < DECISIVE) return undefined;
    const values = {
      technique: own.technique,
      observed: own.observed,
      predicted: own.predicted,
      sd: own.sd,
      rivalPredicted: other.predicted,
      rivalSd: other.sd,
    };
    return { kind: 'rival-told-apart', values, ...peaksOf(own) };
  }
  if (own && (theirs.length === 0 || theirs.some(isLeft))) {
    return {
      kind: 'rival-told-apart-by-absence',
      values: {
        technique: own.technique,
        observed: own.observed,
        predicted: own.predicted,
        sd: own.sd,
      },
      ...peaksOf(own),
    };
  }
  return stateRuleContest({ mine, theirs }, rival);
}

function stateRuleContest(
  { mine, theirs }: Pick<Contest, 'mine' | 'theirs'>,
  rival: Candidate,
): Statement | undefined {
  const band = mine.find((item) => item.code === 'ir-band-found');
  if (band && !theirs.some(({ code }) => code === 'ir-band-found'))
    return {
      kind: 'rival-told-apart-by-band',
      values: { ...band.values, observed: band.observed },
      ...peaksOf(band),
    };
  const fragment = mine.find((item) => item.code === 'ms-fragment-found');
  if (fragment && theirs.some(isLeft))
    return {
      kind: 'rival-told-apart-by-fragment',
      values: fragment.values,
      ...peaksOf(fragment),
    };
  const absent = theirs.find((item) =>
    isOfCode(item, 'ir-band-missing', 'carbon-missing', 'proton-missing'),
  );
  if (absent === undefined || mine.length > 0) return undefined;
  if (absent.code === 'ir-band-missing')
    return {
      kind: 'rival-lacks-band',
      values: absent.values,
      technique: absent.technique,
    };
  const molecule = explainedCandidate(rival);
  const where = {
    environment: environmentOf(molecule, absent.atoms[0]),
    atoms: labelAtoms(molecule, absent.atoms),
  };
  return {
    kind: 'rival-misses-signal',
    values: { ...where, technique: absent.technique, predicted: absent.predicted, sd: absent.sd },
    technique: absent.technique,
  };
}

const countOf = (candidate: Candidate) => ofCode(candidate.evidence, 'carbon-count')[0];

/** Different numbers of 13C signals are what a chemist looks at first. */
function stateCount(best: Candidate, rival: Candidate): Statement | undefined {
  const mine = countOf(best),
    theirs = countOf(rival);
  if (
    !mine ||
    !theirs ||
    mine.values.classes !== mine.values.signals ||
    theirs.values.classes === theirs.values.signals ||
    theirs.values.classes === mine.values.signals
  )
    return undefined;
  return {
    kind: 'rival-told-apart-by-count',
    values: { signals: mine.values.signals, rivalClasses: theirs.values.classes },
    technique: mine.technique,
  };
}

/**
 * What tells a candidate from the first, in one statement: a peak, a count, a technique, the
 * chemistry alone, or nothing.
 */
export function tellApart(best: Candidate, rival: Candidate): Statement {
  const spectral = (Object.keys(best.scoreByTechnique) as (keyof Candidate['scoreByTechnique'])[])
    .filter((technique) => technique !== 'prior')
    .reduce(
      (sum, technique) =>
        sum + (best.scoreByTechnique[technique] ?? 0) - (rival.scoreByTechnique[technique] ?? 0),
      0,
    );
  if (rival.rank === best.rank) return { kind: 'rival-inseparable', values: {} };
  if (spectral < INSEPARABLE) {
    const prior = (best.scoreByTechnique.prior ?? 0) - (rival.scoreByTechnique.prior ?? 0);
    return {
      kind: prior >= INSEPARABLE ? 'rival-told-apart-by-plausibility' : 'rival-inseparable',
      values: {},
    };
  }
  const count = stateCount(best, rival);
  if (count !== undefined) return count;
  for (const contest of contests(best, rival)) {
    if (contest.gain < DECISIVE) break;
    const statement = stateContest(contest, rival);
    if (statement !== undefined) return statement;
  }
  return fitOfTechnique(best, rival);
}

/** The peak that favours the rival most, where one clearly does. */
export function whatFavours(best: Candidate, rival: Candidate): Statement | undefined {
  for (const { gain, mine, theirs } of contests(rival, best)) {
    if (gain < DECISIVE) return undefined;
    const theirOwn = assignmentIn(mine),
      first = assignmentIn(theirs);
    if (!theirOwn || !first || !fitsVisiblyBetter(theirOwn, first)) continue;
    if (gainByShift(mine, theirs) < DECISIVE) continue;
    const values = {
      technique: first.technique,
      observed: first.observed,
      predicted: first.predicted,
      sd: first.sd,
      rivalPredicted: theirOwn.predicted,
      rivalSd: theirOwn.sd,
    };
    return { kind: 'rival-favoured', values, ...peaksOf(first) };
  }
  return undefined;
}

import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { Better, Evidence } from '../evidence/evidence.ts';
import { isOfCode } from '../evidence/of-code.ts';
import { isOfRole } from '../evidence/of-role.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { keyOfEvidence } from '../evidence/key-of-evidence.ts';
import { totalWeight } from '../evidence/total-weight.ts';

/** A candidate as far as its objections are weighed. */
export interface Contested {
  readonly smiles: string;
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
  /** Candidates with the same number are tautomers of one compound. */
  readonly compound?: number;
}

interface Certainty {
  /** Probability that the truth is none of the candidates. */
  readonly none: number;
  /** Techniques that took no part in the order of the candidates. */
  readonly setAside: readonly SpectrumType[];
}

/**
 * A misfit counts against the first candidate where one this likely, relative to it, has no such
 * misfit; and a peak that fits a rival better where the rival is this likely.
 */
const CONTENDS = 0.03,
  CONTENDS_STRONGLY = 0.1;
/**
 * Above this probability that none of the candidates is right, misfits count whether or not another
 * candidate explains them.
 */
const NONE_FITS = 0.5;
/** A first candidate less likely than this is one of several: smaller differences count. */
const UNSURE = 0.65;
/** Log units by which another candidate must explain a misfit better: odds of 2 to 1. */
const EXPLAINS_BETTER = 0.7;
/**
 * Deviation (standard deviations) and gain (log units) from which a peak speaks for another
 * candidate: of a sure first candidate, of an unsure one, and of a runner-up.
 */
const SURE = { deviation: 2, gain: 1.1 },
  DOUBTED = { deviation: 1.5, gain: 0.5 },
  RUNNER_UP = { deviation: 1.5, gain: 0.7 };
/** Log units below which a splitting is unlikely enough to be compared. */
const UNLIKELY_SPLITTING = -0.3;
/**
 * Assignments to hydrogens and carbons whose shifts are predicted, and lines that no atom of the
 * molecule explains.
 */
const ASSIGNED = ['carbon-assignment', 'proton-assignment'] as const,
  LEFT = ['other-substance', 'carbon-unexplained'] as const;

/**
 * Decides which misfits speak against which candidate. A misfit alone proves little: lists are
 * short, shifts are mistyped, and predictions are wrong now and then.
 * It counts where another candidate that comes into question explains the same peak better (a
 * likelihood ratio), or where no candidate fits.
 * What no candidate explains better is left open: neutral and `open`. A peak that fits
 * another candidate clearly better counts against this one, even
 * within what its prediction allows, with `better` (that candidate and what it predicts).
 * The first candidate is held against its contenders, every other against the first. Limits were
 * set on the development cases; docs/science/judging.md, "Objections".
 * @param candidates best first
 * @returns their evidence, in the same order
 */
export function weighObjections(
  candidates: readonly Contested[],
  certainty: Certainty,
): Evidence[][] {
  const [first, ...others] = candidates;
  if (first === undefined) return [];
  const rivals = others.filter((other) => !sameCompound(first, other));
  const likely = (share: number) =>
    rivals.filter(({ confidence }) => confidence >= share * first.confidence);
  const ofFirst = weigh(
    first,
    {
      explained: likely(CONTENDS),
      preferred: likely(CONTENDS_STRONGLY),
      limits: first.confidence < UNSURE ? DOUBTED : SURE,
      keepAll: certainty.none > NONE_FITS,
    },
    certainty,
  );
  return [
    ofFirst,
    ...others.map((other) =>
      sameCompound(first, other)
        ? [...other.evidence]
        : weigh(
            other,
            { explained: [first], preferred: [first], limits: RUNNER_UP, keepAll: false },
            certainty,
          ),
    ),
  ];
}

const sameCompound = (a: Contested, b: Contested): boolean =>
  a.compound !== undefined && a.compound === b.compound;

interface Against {
  /** Those whose explanation of a misfit makes it count. */
  readonly explained: readonly Contested[];
  /** Those that a peak may fit better. */
  readonly preferred: readonly Contested[];
  readonly limits: { readonly deviation: number; readonly gain: number };
  readonly keepAll: boolean;
}

function weigh(
  candidate: Contested,
  { explained, preferred, limits, keepAll }: Against,
  { setAside }: Certainty,
): Evidence[] {
  const at = (from: Contested, key: string) =>
    from.evidence.filter((item) => keyOfEvidence(item) === key);
  return candidate.evidence.map((item): Evidence => {
    if (setAside.includes(item.technique) || isOfRole(item, 'formula')) return item;
    const key = keyOfEvidence(item);
    const mine = at(candidate, key);
    if (item.verdict === 'against') {
      const counts = keepAll || explained.some((other) => explains(at(other, key), mine, item));
      return counts ? item : { ...item, verdict: 'neutral', open: true };
    }
    if (item.verdict !== 'neutral' || mine.some(({ verdict }) => verdict === 'against'))
      return item;
    for (const other of preferred) {
      const theirs = at(other, key);
      const better = theirs.find((each) => isBetter(each, item, limits.deviation));
      if (better !== undefined && totalWeight(theirs) - totalWeight(mine) >= limits.gain)
        return { ...item, verdict: 'against', better: whatIsBetter(other.smiles, better) };
    }
    return item;
  });
}

/**
 * Whether another candidate's evidence on the same peak, or the same absence, explains what speaks
 * against this one.
 */
function explains(theirs: readonly Evidence[], mine: readonly Evidence[], item: Evidence): boolean {
  if (
    theirs.some(
      ({ verdict, code }) =>
        verdict === 'against' && (item.weight !== undefined || code === item.code),
    )
  )
    return false;
  return (
    item.weight === undefined ||
    item.weight === 0 ||
    totalWeight(theirs) - totalWeight(mine) >= EXPLAINS_BETTER
  );
}

/**
 * Whether another candidate's assignment or splitting fits a peak better than this one's, which
 * fits badly enough to be compared, or explains a peak that this one leaves to another substance.
 */
function isBetter(theirs: Evidence, mine: Evidence, deviation: number): boolean {
  if (isOfCode(mine, ...LEFT)) return isOfCode(theirs, ...ASSIGNED) && theirs.verdict === 'for';
  if (mine.code === 'multiplicity')
    return (
      theirs.code === 'multiplicity' &&
      (mine.weight ?? 0) < UNLIKELY_SPLITTING &&
      theirs.verdict === 'for' &&
      theirs.values.expected !== mine.values.expected
    );
  return (
    isOfCode(mine, ...ASSIGNED) &&
    theirs.code === mine.code &&
    deviationOf(mine) >= deviation &&
    deviationOf(theirs) < deviationOf(mine)
  );
}

const whatIsBetter = (smiles: string, item: Evidence): Better =>
  item.code === 'multiplicity'
    ? { smiles, pattern: item.values.expected }
    : { smiles, predicted: item.predicted!, sd: item.sd! };

/**
 * Deviation of an assignment in standard deviations, widened by the errors of measurement as in the
 * evidence; 0 where there is no prediction.
 */
function deviationOf({ technique, observed, predicted, sd }: Evidence): number {
  return observed === undefined || predicted === undefined || sd === undefined
    ? 0
    : Math.abs(observed - predicted) / Math.hypot(sd, techniqueOf(technique).shifts?.widen ?? 0);
}

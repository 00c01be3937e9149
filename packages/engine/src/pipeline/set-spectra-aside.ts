import type { SpectrumType } from '@elucida/spectra/spectrum';
import { IN_ORDER_OF_REASONS } from '@elucida/spectra/techniques/registry';
import { techniqueOf } from '../techniques/registry.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { assess, CONFIDENCE, fitOf, probabilities, type Certainty } from '../judging/confidence.ts';
import { factsWithout } from '../judging/set-aside.ts';
import type { Identification } from '../identification.ts';
import type { Task } from '../stages.ts';
import type { Judged } from './judged.ts';

/** Candidates for a request, found and judged by these facts alone. */
export interface Verdict {
  readonly judged: readonly Judged[];
  readonly search: Identification['search'];
  readonly certainty: Certainty;
  /** Techniques whose spectra no isomer of the formula explains, so that the others decided. */
  readonly setAside: readonly SpectrumType[];
}

/** What judging again takes: by the spectra that are left; and who watches. */
export interface RetryOptions {
  readonly judgeWithout: (setAside: readonly SpectrumType[]) => Pick<Verdict, 'judged' | 'search'>;
  readonly task: Task;
}

/**
 * From this probability of none of the candidates on, spectra and formula contradict each other. On
 * the development cases (typed peaks) no truth that is among the first ten lies above it, and 283
 * of 350 with the spectra of another formula do.
 */
const MOST_NONE = 0.65;
/**
 * So they do where one NMR spectrum falls this far short of what the best candidate's predictions
 * promise, log units a signal or hydrogen. The best candidates of the development cases reach −2.5
 * (¹³C) and −3.0 (¹H) at worst; with the ¹³C spectrum of another formula half of 63 lie below −3.9,
 * with such a ¹H spectrum two in three of 70.
 */
const WORST_FIT = -3.25;
/**
 * Beyond this size, heavy atoms, the search misses one truth in five and more, and what it then
 * finds looks like a contradiction.
 */
const LARGEST = 15;
/**
 * Of spectra and formula that contradict each other either may be wrong. Where the rest agrees
 * without one spectrum, that one mostly is: on every fifth development case this found 53 of 63
 * foreign ¹³C and 46 of 63 foreign ¹H spectra, and accused one spectrum in 9 of 63 cases where all
 * were of another formula.
 */
const EITHER_IS_WRONG = 0.5,
  SPECTRUM_IS_WRONG = 0.85;
/** How far the stage has come when judging begins again. */
const ALMOST_DONE = 0.9;

/** What is said while a spectrum is set aside; null for one that never is. */
function tryingWithout(type: SpectrumType): string | null {
  const { fit } = techniqueOf(type);
  return fit.kind === 'shifts' ? fit.setAside : null;
}

/**
 * When no isomer explains the spectra, looks for the NMR spectrum that is at fault: the one without
 * which the rest agrees, or both where something else was recorded. Null where there is no
 * contradiction or nothing to go on with. The verdict stays inconclusive: either the spectrum or
 * the formula belongs to another substance.
 */
export function setSpectraAside(
  first: Pick<Verdict, 'certainty' | 'judged'>,
  facts: SpectralFacts,
  options: RetryOptions,
): Verdict | null {
  if (facts.formula.heavyAtoms > LARGEST || !contradict(first, facts)) return null;
  const recorded = IN_ORDER_OF_REASONS.filter(
    (type) => tryingWithout(type) !== null && facts.techniques.includes(type),
  );
  const single =
    recorded.length < 2
      ? []
      : recorded.flatMap((technique) => retry([technique], facts, options) ?? []);
  const [best] = single
    .filter(({ none }) => none <= CONFIDENCE.mostNone)
    .sort((a, b) => a.none - b.none);
  const found = best ?? retry(recorded, facts, options);
  return found && verdictOf(found, best === undefined ? EITHER_IS_WRONG : SPECTRUM_IS_WRONG);
}

function contradict(
  { certainty, judged }: Pick<Verdict, 'certainty' | 'judged'>,
  facts: SpectralFacts,
): boolean {
  if (certainty.none >= MOST_NONE) return facts.techniques.length > 0;
  if (judged.length === 0) return false;
  const { shortfall } = fitOf(judged[0].terms, facts, true);
  return Math.min(0, ...Object.values(shortfall)) <= WORST_FIT;
}

/** What comes out without some spectra. */
interface Retrial extends Pick<Verdict, 'judged' | 'search' | 'setAside'> {
  /** Probability of none of the candidates by the other spectra. */
  readonly none: number;
}

function retry(
  setAside: readonly SpectrumType[],
  facts: SpectralFacts,
  { judgeWithout, task }: RetryOptions,
): Retrial | null {
  const rest = factsWithout(facts, setAside);
  if (setAside.length === 0 || rest.techniques.length === 0) return null;
  task.progress('judge', ALMOST_DONE, {
    key: setAside.length > 1 ? 'trying-without-nmr' : tryingWithout(setAside[0])!,
    values: {},
  });
  const { judged, search } = judgeWithout(setAside);
  if (judged.length === 0) return null;
  return {
    judged,
    search,
    setAside,
    none: assess(judged, rest, { complete: search.complete, onlyIsomer: false }).none,
  };
}

function verdictOf({ judged, search, setAside, none }: Retrial, spectrumIsWrong: number): Verdict {
  const noneOfThese = 1 - spectrumIsWrong * (1 - none);
  const scores = judged.map(({ score }) => score);
  return {
    judged,
    search,
    setAside,
    certainty: {
      verdict: 'inconclusive',
      reason: 'contradiction',
      none: noneOfThese,
      probabilities: probabilities(scores, noneOfThese),
    },
  };
}

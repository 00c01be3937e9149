import { proposerOfRound } from '../candidates/pieces/proposer-of-round.ts';
import { searchSource } from '../candidates/search-source.ts';
import type { Learned } from '../candidates/source.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { fitOf, noneOfThese, probabilities, shareOfBest } from '../judging/confidence.ts';
import { FINALISTS, Finalists } from './finalists.ts';
import { byScore, judgeEach } from './judge-finalists.ts';
import type { Judged } from './judged.ts';
import type { FindInput, Pass } from './judge-pass.ts';
import { joinTautomers } from './join-tautomers.ts';
import { isLate, quietly, type Task } from '../stages.ts';
import { proposeCandidates } from './propose-candidates.ts';
import { rankSoFar } from './rank-so-far.ts';
import { LEAST_FOR_ROUNDS, roundsAhead, type RoundsAhead } from './rounds-ahead.ts';
import type { RoundThreads } from './search-round.ts';
import { withinTime } from './within-time.ts';

/**
 * Below this confidence the search is run once more from elsewhere: the best is more likely wrong than right. Where
 * it is surer, another round costs as much and rarely changes the answer.
 */
const SURE_ENOUGH = 0.5;
/**
 * Above this probability of none of the candidates, spectra and formula contradict each other as a
 * rule. More candidates do not mend that.
 */
const CONTRADICTED = 0.7;

/** Heavy atoms above which a round takes too long to begin more than twice. */
const MOST_FOR_ROUNDS = 20;
/**
 * Rounds after the first, by heavy atoms. Smaller molecules are nearly always met in the first two; of larger ones a
 * round takes long. Of 13 to 20 atoms three more rounds put 77 % first of the 30 development cases of 16 to 20, one
 * 70 % (docs/science/candidates.md).
 */
const furtherRounds = (heavyAtoms: number): number =>
  heavyAtoms >= LEAST_FOR_ROUNDS && heavyAtoms <= MOST_FOR_ROUNDS ? 3 : 1;

/** Who goes on with a search takes so many rounds as made where its result says nothing. */
const USUAL_ROUNDS = 2;

/** What finalists are found with, apart from the predictor. */
export type FindData = Partial<Learned> & { readonly roundThreads?: RoundThreads };

/**
 * The finalists of a request, judged, best first. Where the search by all spectra leaves it unsure,
 * it starts again from other random numbers, and all rounds count; threads that have nothing to do may search them
 * ahead, with the same result. Where a person gives it time, it
 * starts until that has run down, and says after each round who leads; it ends before that where all
 * isomers were judged, without spectra, where no search reaches the formula, and where the caller is in a hurry.
 */
export function findBySearch(
  input: FindInput,
  data: FindData = {},
): Pick<Pass, 'judged' | 'search'> {
  const ahead = roundsAhead(input, {
    most: furtherRounds(input.request.formula.heavyAtoms),
    neighbours: data.neighbours,
    threads: data.roundThreads,
  });
  try {
    return findInRounds(input, data, ahead);
  } finally {
    ahead.close();
  }
}

function findInRounds(
  input: FindInput,
  { pieces = [], proposer, neighbours, annealingThreads }: FindData,
  ahead: RoundsAhead,
): Pick<Pass, 'judged' | 'search'> {
  const { setAside, counted, judge, task } = input;
  const { from, ...request } = input.request;
  const finalists = new Finalists(FINALISTS);
  const common = {
    facts: counted,
    judge,
    pieces,
    neighbours,
    annealingThreads,
    finalists,
  };
  const { searchTime: time } = task;
  const timed = time && withinTime(task, time);
  const before = from?.rounds ?? 0;
  const seed = request.seed + before;
  ahead.beginFrom(1);
  // Later rounds begin elsewhere: from what is known the first one has searched already.
  let search = proposeCandidates({
    ...common,
    proposer: proposerOfRound(before, proposer),
    request: { ...request, seed, ...(from && { from }) },
    task: timed?.task ?? task,
  });
  let wasLate = !search.complete && isLate(task);
  const isLast = search.complete || counted.techniques.length === 0 || setAside.length > 0;
  if (isLast) timed?.end();
  let judged = judgeEach(finalists.best(), judge, isLast ? task : (timed?.task ?? task));
  if (isLast) return { judged, search: wasLate ? { ...search, late: true } : search };

  const hasTime = (): boolean =>
    time !== undefined && search.method === searchSource.method && time.left() > 0;
  const most = furtherRounds(request.formula.heavyAtoms);
  /** The task of the next round; null where there is none. */
  const next = (round: number): Task | null => {
    const isUnsure =
      round <= most && isWorthMore(joinTautomers(judged, judge, quietly(task)), counted);
    if (isLate(task)) {
      wasLate ||= isUnsure;
      return null;
    }
    // Nobody who gives time gets less than who gives none: these rounds come to their end.
    if (isUnsure) return timed?.task ?? quietly(task);
    return timed && hasTime() ? timed.later : null;
  };
  const tell = (): void => {
    if (time !== undefined) task.ranking?.(rankSoFar(judged, input));
  };
  /** Searches a round here, unless a thread did so ahead. */
  const searchFor = (round: number, more: Task): Pass['search'] => {
    ahead.beginFrom(round + 1);
    const found = ahead.take(round, more);
    if (found === null)
      return proposeCandidates({
        ...common,
        proposer: proposerOfRound(before + round, proposer),
        request: { ...request, seed: seed + round },
        task: more,
      });
    finalists.takeIn(found);
    return { ...found.search, considered: finalists.considered };
  };
  tell();
  let round = 1;
  for (let more = next(round); more !== null; more = next(++round)) {
    search = searchFor(round, more);
    wasLate ||= isLate(task);
    const known = new Set(judged.map(({ key }) => key));
    const others = judgeEach(
      finalists.best().filter(({ key }) => !known.has(key)),
      judge,
      quietly(task),
    );
    judged = [...judged, ...others].sort(byScore);
    tell();
  }
  timed?.end();
  const counts = time !== undefined || from !== undefined || round > USUAL_ROUNDS;
  return {
    judged,
    search: {
      ...search,
      ...(counts && { rounds: before + round }),
      ...(wasLate && { late: true }),
    },
  };
}

/** By the fit alone: a crowd of candidates that fit as well contradicts nothing. */
function isWorthMore(judged: readonly Judged[], facts: SpectralFacts): boolean {
  if (judged.length === 0) return false;
  const none = noneOfThese(fitOf(judged[0].terms, facts, false));
  const shares = probabilities(
    judged.map(({ score }) => score),
    none,
  );
  return none < CONTRADICTED && shareOfBest(judged, shares) < SURE_ENOUGH;
}

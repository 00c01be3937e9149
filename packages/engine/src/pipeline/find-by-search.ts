import { searchSource } from '../candidates/search-source.ts';
import type { Learned } from '../candidates/source.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { assess, shareOfBest } from '../judging/confidence.ts';
import { Finalists } from './finalists.ts';
import { byScore, judgeEach } from './judge-finalists.ts';
import type { Judged } from './judged.ts';
import type { FindInput, Pass } from './judge-pass.ts';
import { joinTautomers } from './join-tautomers.ts';
import { isLate, quietly, type Task } from '../stages.ts';
import { proposeCandidates } from './propose-candidates.ts';
import { rankSoFar } from './rank-so-far.ts';
import { withinTime } from './within-time.ts';

/** Candidates that go on to the full judgement, apart from the named ones. */
const FINALISTS = 400;
/**
 * Below this confidence the search is run once more from elsewhere: where the first pass is surer, a
 * second one costs as much and rarely changes the answer.
 */
const SURE_ENOUGH = 0.45;
/**
 * Above this probability of none of the candidates, spectra and formula contradict each other as a
 * rule. More candidates do not mend that.
 */
const CONTRADICTED = 0.7;

/**
 * The finalists of a request, judged, best first. Where the search by all spectra leaves it unsure,
 * it starts once more from other random numbers, and both count. Where a person gives it time, it
 * starts until that has run down, and says after each round who leads; it ends before that where all
 * isomers were judged, without spectra, where no search reaches the formula, and where the caller is in a hurry.
 */
export function findBySearch(
  input: FindInput,
  { pieces = [], neighbours, annealingThreads }: Partial<Learned> = {},
): Pick<Pass, 'judged' | 'search'> {
  const { setAside, counted, judge, task } = input;
  const { from, ...request } = input.request;
  const finalists = new Finalists(FINALISTS);
  const common = { facts: counted, judge, pieces, neighbours, annealingThreads, finalists };
  const { searchTime: time } = task;
  const timed = time && withinTime(task, time);
  const before = from?.rounds ?? 0;
  const seed = request.seed + before;
  // Later rounds begin elsewhere: from what is known the first one has searched already.
  let search = proposeCandidates({
    ...common,
    request: { ...request, seed, ...(from && { from }) },
    task: timed?.task ?? task,
  });
  const isLast = search.complete || counted.techniques.length === 0 || setAside.length > 0;
  if (isLast) timed?.end();
  let judged = judgeEach(finalists.best(), judge, isLast ? task : (timed?.task ?? task));
  if (isLast) return { judged, search };

  const hasTime = (): boolean =>
    time !== undefined && search.method === searchSource.method && time.left() > 0;
  /** The task of the next round; null where there is none. */
  const next = (round: number): Task | null => {
    if (isLate(task)) return null;
    // Nobody who gives time gets less than who gives none: this round comes to its end.
    if (round === 1 && isWorthMore(joinTautomers(judged, judge, quietly(task)), counted))
      return timed?.task ?? quietly(task);
    return timed && hasTime() ? timed.later : null;
  };
  const tell = (): void => {
    if (time !== undefined) task.ranking?.(rankSoFar(judged, input));
  };
  tell();
  let round = 1;
  for (let more = next(round); more !== null; more = next(++round)) {
    search = proposeCandidates({
      ...common,
      request: { ...request, seed: seed + round },
      task: more,
    });
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
  const counts = time !== undefined || from !== undefined;
  return { judged, search: counts ? { ...search, rounds: before + round } : search };
}

function isWorthMore(judged: readonly Judged[], facts: SpectralFacts): boolean {
  const { none, probabilities } = assess(judged, facts, { complete: false, onlyIsomer: false });
  return none < CONTRADICTED && shareOfBest(judged, probabilities) < SURE_ENOUGH;
}

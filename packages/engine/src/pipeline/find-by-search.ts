import type { Learned } from '../candidates/source.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { assess, shareOfBest } from '../judging/confidence.ts';
import { Finalists } from './finalists.ts';
import { byScore, judgeEach } from './judge-finalists.ts';
import type { Judged } from './judged.ts';
import type { FindInput, Pass } from './judge-pass.ts';
import { joinTautomers } from './join-tautomers.ts';
import { quietly } from '../stages.ts';
import { proposeCandidates } from './propose-candidates.ts';

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
 * it starts once more from other random numbers, and both count; as often as the task wants it to.
 */
export function findBySearch(
  { request, setAside, counted, judge, task }: FindInput,
  { pieces = [], neighbours }: Partial<Learned> = {},
): Pick<Pass, 'judged' | 'search'> {
  const finalists = new Finalists(FINALISTS);
  const common = { facts: counted, judge, pieces, neighbours, finalists };
  let search = proposeCandidates({ ...common, request, task });
  let judged = judgeEach(finalists.best(), judge, task);
  const isLast = search.complete || counted.techniques.length === 0 || setAside.length > 0;
  if (isLast) return { judged, search };

  const goesOn = (round: number): boolean =>
    task.searchesOn?.() ||
    (round === 1 && isWorthMore(joinTautomers(judged, judge, quietly(task)), counted));
  for (let round = 1; goesOn(round); round++) {
    search = proposeCandidates({
      ...common,
      request: { ...request, seed: request.seed + round },
      task: quietly(task),
    });
    const known = new Set(judged.map(({ key }) => key));
    const more = judgeEach(
      finalists.best().filter(({ key }) => !known.has(key)),
      judge,
      quietly(task),
    );
    judged = [...judged, ...more].sort(byScore);
  }
  return { judged, search };
}

function isWorthMore(judged: readonly Judged[], facts: SpectralFacts): boolean {
  const { none, probabilities } = assess(judged, facts, { complete: false, onlyIsomer: false });
  return none < CONTRADICTED && shareOfBest(judged, probabilities) < SURE_ENOUGH;
}

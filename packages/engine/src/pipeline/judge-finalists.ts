import { isAsked } from '../candidates/outside-source.ts';
import type { Judge } from '../judging/judge.ts';
import { TERMS } from '../judging/terms.ts';
import { hasHydroxyphosphine } from '@elucida/molecules/phosphorus-acids';
import { isOtherAnion } from '../salts/anion-place.ts';
import type { Task } from '../stages.ts';
import { isNamed, type Finalist } from './finalists.ts';
import { joinTautomers } from './join-tautomers.ts';
import type { Judged } from './judged.ts';

/**
 * Finalists, apart from the named ones, that get the full prediction. The rest fell behind by tables
 * and increments.
 */
const FULLY_JUDGED = 150;
const REPORT_EVERY = 100;

/** Judges finalists, and the tautomers among them as one compound; best first. */
export function judgeFinalists(finalists: readonly Finalist[], judge: Judge, task: Task): Judged[] {
  return joinTautomers(judgeEach(finalists, judge, task), judge, task);
}

/**
 * Drops forms drawn for another one (P–OH for P(=O)H, a phenolate for a carboxylate), and gives the
 * finalists that tables and increments put first their score by the network, each by itself; best
 * first, equal scores in an order that depends on the constitution alone.
 */
export function judgeEach(finalists: readonly Finalist[], judge: Judge, task: Task): Judged[] {
  const real = finalists.filter(
    (finalist) =>
      isAsked(finalist) || !(hasHydroxyphosphine(finalist.graph) || isOtherAnion(finalist.graph)),
  );
  const chosen = real.length > FULLY_JUDGED ? screenFinalists(real, judge, task) : real;
  const judged = chosen.map((finalist): Judged => {
    task.checkpoint();
    const terms = new Float64Array(TERMS.length);
    const score = judge.byNetwork(finalist, terms);
    return { ...finalist, score, terms };
  });
  return judged.sort(byScore);
}

/** Best first; equal scores by constitution. */
export const byScore = (
  a: Pick<Judged, 'score' | 'key'>,
  b: Pick<Judged, 'score' | 'key'>,
): number => b.score - a.score || a.key - b.key;

/** The named finalists and the best of the others. */
function screenFinalists(finalists: readonly Finalist[], judge: Judge, task: Task): Finalist[] {
  const screened = finalists.map((finalist, i) => {
    task.checkpoint();
    if (i % REPORT_EVERY === 0)
      task.progress('judge', i / finalists.length, {
        key: 'candidates-judged',
        values: { judged: i, total: finalists.length },
      });
    return { finalist, score: judge.byIncrements(finalist) };
  });
  screened.sort((a, b) => b.score - a.score || a.finalist.key - b.finalist.key);
  let room = FULLY_JUDGED;
  return screened
    .filter(({ finalist }) => isNamed(finalist) || room-- > 0)
    .map(({ finalist }) => finalist);
}

import { Glicko2 } from 'glicko2';
import type { Rating } from '@elucida/contract/merge-progress';

/** Problems are rated by what there is to place; how sure that is. */
const PROBLEM_DEVIATION = 80;
/** How much a rating may change between visits: Glickman advises 0.3 to 1.2. */
const TAU = 0.5;

/**
 * The rating after a problem.
 * @param score 1 solved without help, 0 given up
 */
export function rate(student: Rating, problem: number, score: number): Rating {
  const ranking = new Glicko2({ tau: TAU });
  const { value, deviation, volatility } = student;
  const player = ranking.makePlayer(value, deviation, volatility);
  ranking.updateRatings([[player, ranking.makePlayer(problem, PROBLEM_DEVIATION), score]]);
  return { value: player.getRating(), deviation: player.getRd(), volatility: player.getVol() };
}

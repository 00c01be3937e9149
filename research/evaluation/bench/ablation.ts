import type { BenchCase } from '../cases/bench-case.ts';
import { rankOfTruth, type Answer } from './answer.ts';
import { HEADER, lineOf } from './print-summary.ts';

/**
 * What one technique is measured on: the NMR spectra that it comes to, and those that are put
 * beside them in turn.
 */
export interface AblationPlan {
  readonly title: string;
  readonly cases: readonly BenchCase[];
  /** Sets of NMR techniques, the empty one among them where the formula alone is a row as well. */
  readonly bases: readonly (readonly string[])[];
  /** Sets of further techniques, each put beside every base. */
  readonly additions: readonly (readonly string[])[];
  readonly ask: (techniques: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;
}

/**
 * Prints each base by itself and with every addition, the same cases in each row, and under a row
 * with an addition how many
 * truths it moved to the first place and how many away from it: a difference of shares alone does
 * not tell chance from worth.
 */
export async function printAblation(
  { title, cases, bases, additions, ask }: AblationPlan,
  print: (line: string) => void,
): Promise<void> {
  print(`\n${title}\n${HEADER}`);
  for (const base of bases) {
    const bare = await ask(base);
    print(lineOf(base.join(' + ') || 'formula alone', cases, bare));
    for (const addition of additions) {
      const answers = await ask([...base, ...addition]);
      print(lineOf([...base, ...addition].join(' + '), cases, answers));
      print(
        `  ${addition.join(' + ')} moves ${movedToFirst(cases, bare, answers)} truths ` +
          `to the first place, ${movedToFirst(cases, answers, bare)} away from it`,
      );
    }
  }
}

/** How many truths are first in `after` and were not in `before`. */
export function movedToFirst(
  cases: readonly BenchCase[],
  before: ReadonlyMap<string, Answer>,
  after: ReadonlyMap<string, Answer>,
): number {
  const isFirst = (
    answers: ReadonlyMap<string, Answer>,
    { id, answer: truth }: BenchCase,
  ): boolean => {
    const answer = answers.get(id);
    return answer !== undefined && rankOfTruth(answer, truth) === 1;
  };
  return cases.filter((c) => isFirst(after, c) && !isFirst(before, c)).length;
}

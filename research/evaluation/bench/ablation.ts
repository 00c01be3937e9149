import type { BenchCase } from '../cases/bench-case.ts';
import { recordedGroup, type RecordedGroup, type RecordedTable } from '../summary/results-file.ts';
import { outcomeOf, rankOfTruth, type Answer } from './answer.ts';
import { HEADER, lineOf } from './print-summary.ts';

/**
 * What one technique is measured on: the NMR spectra that it comes to, and those that are put
 * next to them in turn.
 */
export interface AblationPlan {
  readonly title: string;
  readonly cases: readonly BenchCase[];
  /** Sets of NMR techniques, the empty one among them where the formula alone is a row as well. */
  readonly bases: readonly (readonly string[])[];
  /** Sets of further techniques, each added to every base. */
  readonly additions: readonly (readonly string[])[];
  readonly ask: (techniques: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;
}

/**
 * Prints each base by itself and with every addition, the same cases in each row. Under a row with
 * an addition it prints how many truths that moved to the first place and how many away from it: a
 * difference of shares alone does not tell chance from worth. Answers with the table.
 */
export async function printAblation(
  { title, cases, bases, additions, ask }: AblationPlan,
  print: (line: string) => void,
): Promise<RecordedTable> {
  print(`\n${title}\n${HEADER}`);
  const groups: RecordedGroup[] = [];
  const record = (name: string, answers: ReadonlyMap<string, Answer>) => {
    print(lineOf(name, cases, answers));
    return recordedGroup(
      name,
      cases.map((c) => ({ id: c.id, ...outcomeOf(c, answers.get(c.id)) })),
    );
  };
  for (const base of bases) {
    const bare = await ask(base);
    groups.push(record(base.join(' + ') || 'formula alone', bare));
    for (const addition of additions) {
      const answers = await ask([...base, ...addition]);
      const moved = {
        gained: movedToFirst(cases, bare, answers),
        lost: movedToFirst(cases, answers, bare),
      };
      groups.push({ ...record([...base, ...addition].join(' + '), answers), moved });
      print(
        `  ${addition.join(' + ')} moves ${moved.gained} truths ` +
          `to the first place, ${moved.lost} away from it`,
      );
    }
  }
  return { title, groups };
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

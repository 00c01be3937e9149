import type { ProblemSet } from '@elucida/contract/practice-sets';
import { csvOf } from '../../../lib/csv.ts';

const HEAD = [
  'student',
  'problem',
  'molecule',
  'solved',
  'solved_at',
  'tries',
  'hints',
  'mistakes',
  'wrong_structures',
];

/** Who did what of a set, a line for each student and problem. */
export function setCsv({ problems, students }: ProblemSet): string {
  const rows = students.flatMap(({ name, answers }) =>
    problems.map((problem, place) => {
      const answer = answers.find((each) => each.place === place);
      const mistakes = answer?.mistakes ?? [];
      return [
        name,
        String(place + 1),
        problem.name ?? problem.smiles,
        answer?.solved_at == null ? '0' : '1',
        answer?.solved_at ?? '',
        String(answer?.tries ?? 0),
        (answer?.hints ?? []).join(' '),
        mistakes.map(({ kind }) => kind).join(' '),
        mistakes.map(({ smiles }) => smiles).join(' '),
      ];
    }),
  );
  return csvOf([HEAD, ...rows]);
}

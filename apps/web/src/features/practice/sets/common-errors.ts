import type { Mistake, ProblemSet, WrongAnswer } from '@elucida/contract/practice-sets';

/** A wrong structure with how many students drew it. */
export interface CommonError extends Mistake {
  readonly students: number;
}

/** Wrong structures of one problem that students drew, the commonest first. */
export function commonErrors(students: ProblemSet['students'], place: number): CommonError[] {
  const found = new Map<string, CommonError>();
  for (const { answers } of students)
    for (const { mistakes } of answers.filter((answer) => answer.place === place))
      for (const mistake of mistakes) {
        const before = found.get(mistake.smiles)?.students ?? 0;
        found.set(mistake.smiles, { ...mistake, students: before + 1 });
      }
  return [...found.values()].sort((a, b) => b.students - a.students);
}

/** A wrong answer to an exercise with how many students gave it. */
export interface CommonWrong {
  readonly answer: WrongAnswer;
  readonly students: number;
}

/** Wrong answers that students gave to one exercise, the commonest first. */
export function commonWrong(students: ProblemSet['students'], place: number): CommonWrong[] {
  const found = new Map<string, CommonWrong>();
  for (const { answers } of students)
    for (const { wrong = [] } of answers.filter((answer) => answer.place === place))
      for (const answer of wrong) {
        const key = JSON.stringify(answer);
        found.set(key, { answer, students: (found.get(key)?.students ?? 0) + 1 });
      }
  return [...found.values()].sort((a, b) => b.students - a.students);
}

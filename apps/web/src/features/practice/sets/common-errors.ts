import type { Mistake, ProblemSet } from '@elucida/contract/practice-sets';

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

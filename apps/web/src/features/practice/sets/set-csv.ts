import type { ProblemSet, WrongAnswer } from '@elucida/contract/practice-sets';
import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import { withoutMarks } from '@elucida/spectra/markup/inline-marks';
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
  'kind',
  'wrong_answers',
];

/** `¹³C 21.3 ppm: C2/C6`, or `step 3`. */
function writeWrong(
  wrong: WrongAnswer,
  { smiles, signals = [] }: ProblemSet['problems'][number],
): string {
  if ('step' in wrong) return `step ${wrong.step + 1}`;
  const labels = atomLabels(smiles);
  const signal = signals.find(
    ({ technique, peak }) => technique === wrong.technique && peak === wrong.peak,
  );
  return `${withoutMarks(signal?.label ?? '')}: ${wrong.atoms.map((atom) => labels[atom] ?? '').join('/')}`;
}

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
        problem.kind ?? 'structure',
        (answer?.wrong ?? []).map((wrong) => writeWrong(wrong, problem)).join('; '),
      ];
    }),
  );
  return csvOf([HEAD, ...rows]);
}

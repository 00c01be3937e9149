import type { SetChoices, SetProblem, SetSolutions } from '@elucida/contract/practice-sets';
import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import { withoutMarks } from '@elucida/spectra/markup/inline-marks';
import { safeSvg } from '../../../../structure/safe-svg.ts';
import { writeNumbers } from '../../../../structure/write-numbers.ts';
import { writeAtoms } from '../../exercises/read-atoms.ts';
import type { AssignmentQuestion, MistakeQuestion, QuestionPicture } from './question.ts';

type Exercise = NonNullable<SetProblem['exercise']>;
type Key = NonNullable<SetChoices['key']>;

/** Words of a question on an exercise. */
export interface ExerciseWords {
  readonly askAtoms: string;
  readonly askFalse: string;
  readonly numbered: string;
}

interface Needs {
  readonly words: ExerciseWords;
  /** What the question has of any problem. */
  readonly shared: Pick<AssignmentQuestion, 'title' | 'given' | 'spectra'>;
  /** The server's drawing of the structure, and the name of its file. */
  readonly drawing: { readonly svg: string; readonly name: string };
  readonly solution: NonNullable<SetSolutions['solutions'][number]>['exercise'];
}

/** A drawing with the numbers of its atoms written into it. Throws Error where it is no drawing. */
export function numbered(text: string): string {
  const svg = safeSvg(text);
  if (svg === null) throw new Error('no drawing of a structure');
  const clear = writeNumbers(svg);
  const written = new XMLSerializer().serializeToString(svg);
  clear();
  return written;
}

/** An exercise as a question: signals to match with atoms, or steps to choose from. */
export function exerciseQuestion(
  exercise: Exercise,
  key: Key,
  { words, shared, drawing, solution }: Needs,
): AssignmentQuestion | MistakeQuestion {
  const structure: QuestionPicture = {
    name: drawing.name,
    svg: numbered(drawing.svg),
    alt: words.numbered,
  };
  if (exercise.kind === 'mistake')
    return {
      ...shared,
      kind: 'mistake',
      structure,
      ask: words.askFalse,
      steps: exercise.steps.map(({ text }, place) => ({
        text: withoutMarks(text),
        isFalse: key.steps.includes(place),
      })),
      feedback: withoutMarks(solution?.text ?? ''),
    };
  const labels = atomLabels(exercise.smiles);
  const kinds = new Map<string, readonly number[]>();
  for (const { kinds: own } of key.signals) for (const atoms of own) kinds.set(atoms.join(), atoms);
  // By their places in the structure, so that their order tells nothing of the signals.
  const sorted = [...kinds].sort(([, one], [, other]) => one[0]! - other[0]!);
  const atoms = sorted.map(([, each]) => writeAtoms(each, labels));
  const signals = key.signals.map(({ technique, peak, kinds: own }) => ({
    label: withoutMarks(
      exercise.signals.find((each) => each.technique === technique && each.peak === peak)?.label ??
        '',
    ),
    right: own.map((each) => sorted.findIndex(([name]) => name === each.join())),
  }));
  return {
    ...shared,
    kind: 'assignment',
    structure,
    ask: words.askAtoms,
    atoms,
    signals,
    feedback: signals
      .map(({ label, right }) => `${label}: ${right.map((place) => atoms[place]).join(', ')}`)
      .join('; '),
  };
}

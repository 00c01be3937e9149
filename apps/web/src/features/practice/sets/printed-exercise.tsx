import type { ExerciseSolution } from '@elucida/contract/practice-exercises';
import type { SetProblem, SetSolutions } from '@elucida/contract/practice-sets';
import { capitalName } from '@elucida/messages/format/capital-name';
import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import { NumberedStructure } from '../../../structure/numbered-structure.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { useExercisesText } from '../exercises/exercises-text.ts';
import { writeAtoms } from '../exercises/read-atoms.ts';
import { usePracticeText } from '../practice-text.ts';
import { useSetsText } from './sets-text.ts';

type Exercise = NonNullable<SetProblem['exercise']>;

function Molecule({ smiles, name }: Pick<Exercise, 'smiles' | 'name'>) {
  return (
    <NumberedStructure
      numbers
      smiles={smiles}
      name={name ?? smiles}
      className="mx-auto my-2 h-40"
    />
  );
}

/** An exercise on paper: its structure with numbers, and its signals to fill in or its steps to tick. */
export function PrintedExercise({ exercise }: { exercise: Exercise }) {
  const text = useSetsText();
  return (
    <>
      <Molecule {...exercise} />
      {exercise.kind === 'assignment' ? (
        <>
          <p className="my-2 font-semibold">{text.one.askAtoms}</p>
          <ul className="mb-3 grid grid-cols-2 gap-x-6 gap-y-2">
            {exercise.signals.map(({ technique, peak, label }) => (
              <li key={`${technique} ${peak}`} className="flex items-baseline gap-2">
                <Markdown inline text={label} />
                <span aria-hidden className="grow border-b border-border" />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="my-2 font-semibold">{text.one.askFalse}</p>
          <ol className="mb-3 list-decimal pl-6">
            {exercise.steps.map((step) => (
              <li key={step.text}>
                <span aria-hidden>☐ </span>
                <Markdown inline text={step.text} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface SolutionProps {
  exercise: Exercise;
  solution: NonNullable<SetSolutions['solutions'][number]>;
  answer: ExerciseSolution;
}

/** Its solution: every signal with its atoms, or the false step and why. */
export function PrintedAnswer({ exercise, solution, answer }: SolutionProps) {
  const { smiles, name, exchangeable = [] } = solution;
  const text = useSetsText();
  const practice = usePracticeText();
  const words = useExercisesText();
  const labels = atomLabels(smiles);
  return (
    <section aria-label={practice.solve.solution}>
      <h3>
        {practice.solve.solution}
        {name === null ? '' : `: ${capitalName(name)}`}
      </h3>
      <Molecule smiles={smiles} name={name} />
      {exercise.kind === 'assignment' ? (
        <ul className="list-disc pl-5">
          {exercise.signals.map(({ technique, peak, label }, place) => (
            <li key={`${technique} ${peak}`}>
              <Markdown inline text={label} />
              {': '}
              {writeAtoms(
                answer.signals.find((each) => each.technique === technique && each.peak === peak)
                  ?.atoms ?? [],
                labels,
              )}
              {exchangeable.includes(place) ? ` (${text.one.exchangeable})` : null}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <ul className="list-disc pl-5">
            {answer.steps.map((place) => (
              <li key={place}>
                <Markdown inline text={exercise.steps[place]?.text ?? ''} />{' '}
                <strong>({words.mistake.isFalse})</strong>
              </li>
            ))}
          </ul>
          {answer.text === null ? null : <Markdown text={answer.text} />}
        </>
      )}
    </section>
  );
}

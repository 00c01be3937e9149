import type {
  ProblemSet,
  SetChoices,
  SetProblem,
  SetSolutions,
} from '@elucida/contract/practice-sets';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import type { Language } from '@elucida/spectra/languages';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { AskedExercise } from './exercises/own-exercise.ts';
import type { ShownExercise } from '@elucida/contract/practice-exercises';
import type { exerciseDesk } from './exercises/exercise-desk.ts';
import { protonatedMass } from './protonated-mass.ts';
import type { AskedProblem, PracticeAnswer, practiceDesk } from './practice-desk.ts';

/** What a set holds: problems whose structure is to be found, and exercises. */
export type SetItem = AskedProblem | { readonly exercise: AskedExercise };
export type DescribedItem = ProblemSet['problems'][number];

/** What is wrong with an item of a set, and its place. */
export interface SetFault {
  readonly fault: 'no_problem' | 'no_exercise' | 'gives_away';
  readonly place: number;
}

interface Desks {
  readonly problems: ReturnType<typeof practiceDesk>;
  readonly exercises: ReturnType<typeof exerciseDesk>;
}

/** Whether an item is an exercise. */
export const isExercise = (item: SetItem): item is { readonly exercise: AskedExercise } =>
  typeof item === 'object' && 'exercise' in item;

/** Answers what is asked about the items of teachers' sets. Synchronous. */
export function setDesk({ problems, exercises }: Desks) {
  /** An item with its answer, for its teacher; null where there is none. */
  const describe = (item: SetItem, lang: Language): DescribedItem | null =>
    isExercise(item)
      ? describeExercise(item.exercise, exercises.show(item.exercise, lang))
      : problems.describe(item, lang);
  return {
    describe,

    /** The first item that cannot be part of the set; null where all can. */
    check: (items: readonly SetItem[], lang: Language): SetFault | null => {
      const shown = new Map<string, boolean>();
      for (const [place, item] of items.entries()) {
        const described = describe(item, lang);
        if (described === null)
          return { fault: isExercise(item) ? 'no_exercise' : 'no_problem', place };
        const key = constitutionKey(graphFromSmiles(described.smiles));
        const before = shown.get(key);
        // An exercise shows the structure, and its steps or its solution the assignment.
        if (before === true || (before === false && isExercise(item)))
          return { fault: 'gives_away', place };
        shown.set(key, isExercise(item));
      }
      return null;
    },

    /** As a student sees it: nothing of its answer, and no id by which that could be asked for. */
    show: (item: SetItem, lang: Language): PracticeAnswer<SetProblem> => {
      if (!isExercise(item)) {
        const shown = problems.show(item);
        if (!shown.ok) return shown;
        const { ion_mz, spectra, hints, formula } = shown.value;
        return { ok: true, value: { ion_mz, spectra, hints, formula } };
      }
      const shown = exercises.show(item.exercise, lang);
      return shown.ok
        ? { ok: true, value: exerciseInSet(shown.value) }
        : { ok: false, fault: 'no_problem' };
    },

    /** For its teacher. */
    solution: (item: SetItem, lang: Language): SetSolutions['solutions'][number] => {
      if (!isExercise(item)) {
        const solution = problems.solution(item, lang);
        return solution.ok ? solution.value : null;
      }
      const { exercise } = item;
      const shown = exercises.show(exercise, lang);
      const solution = exercises.solution(exercise, lang);
      const exchangeable = exercises.exchangeable(exercise);
      if (!shown.ok || !solution.ok || !exchangeable.ok) return null;
      const { smiles, name } = shown.value;
      return {
        smiles,
        name,
        sections: [],
        skills: [],
        exercise: solution.value,
        exchangeable: exchangeable.value,
      };
    },

    /** For a question of a learning platform; for its teacher. */
    choices: (item: SetItem, lang: Language): PracticeAnswer<SetChoices> => {
      if (!isExercise(item)) {
        const choices = problems.choices(item, lang);
        return choices.ok ? { ok: true, value: { choices: choices.value } } : choices;
      }
      const key = exercises.key(item.exercise);
      if (!key.ok) return { ok: false, fault: 'no_problem' };
      return { ok: true, value: { choices: [], ...(key.value && { key: key.value }) } };
    },
  };
}

type Shown = ReturnType<Desks['exercises']['show']>;

function describeExercise(asked: AskedExercise, shown: Shown): DescribedItem | null {
  if (!shown.ok) return null;
  const { smiles, name, formula } = shown.value;
  return {
    id: typeof asked === 'string' ? asked : null,
    smiles,
    name,
    formula,
    level: null,
    ...(shown.value.kind === 'assignment'
      ? { kind: shown.value.kind, signals: shown.value.signals }
      : { kind: shown.value.kind, steps: shown.value.steps }),
  };
}

function exerciseInSet(shown: ShownExercise): SetProblem {
  const { smiles, name, spectra, formula } = shown;
  const read = parseFormula(formula);
  return {
    ion_mz: read.ok ? protonatedMass(read.formula) : 0,
    spectra,
    hints: [],
    formula,
    exercise:
      shown.kind === 'assignment'
        ? { kind: shown.kind, smiles, name, signals: shown.signals }
        : { kind: shown.kind, smiles, name, steps: shown.steps },
  };
}

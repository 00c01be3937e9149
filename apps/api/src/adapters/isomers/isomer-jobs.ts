import {
  checkNotes,
  type CheckedNotes,
  type NotesToCheck,
} from '@elucida/analysis/isomers/check-notes';
import { guideMaker, type GuideAnswer } from '@elucida/analysis/isomers/make-guide';
import {
  predictMolecule,
  type PredictedMolecule,
} from '@elucida/analysis/isomers/predict-molecule';
import type { ReportLanguage } from '@elucida/analysis/job';
import { lookUpStructure } from '@elucida/analysis/names/look-up-structure';
import type { IsomersRequest } from '@elucida/contract/isomers';
import type { NamesResponse } from '@elucida/contract/names';
import type {
  ListedProblem,
  PracticeHint,
  ShownProblem,
  Solution,
} from '@elucida/contract/practice';
import type {
  ExerciseAnswer,
  ExerciseSolution,
  ListedExercise,
  ShownExercise,
} from '@elucida/contract/practice-exercises';
import type { HintKind } from '@elucida/contract/practice-terms';
import type { SetChoices, SetProblem, SetSolutions } from '@elucida/contract/practice-sets';
import type { PredictionRequest } from '@elucida/contract/predictions';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import {
  exerciseDesk,
  type ExerciseAnswered,
  type JudgedAnswer,
} from '@elucida/practice/exercises/exercise-desk';
import type { AskedExercise } from '@elucida/practice/exercises/own-exercise';
import type { OwnFault, OwnProblem } from '@elucida/practice/own-problem';
import {
  practiceDesk,
  type AskedProblem,
  type JudgedReply,
  type PracticeAnswer,
} from '@elucida/practice/practice-desk';
import {
  setDesk,
  type DescribedItem,
  type SetFault,
  type SetItem,
} from '@elucida/practice/set-desk';
import type { Job, Jobs } from '../threads/job.ts';

/**
 * What the isomer thread can do: guides, names, predictions, and practice. The samples have what is slow at
 * first: a name to be parsed, shifts to be predicted.
 */
export interface IsomerJobs extends Jobs {
  readonly 'make-guide': Job<IsomersRequest, GuideAnswer>;
  readonly 'check-notes': Job<NotesToCheck, CheckedNotes>;
  readonly 'look-up-structure': Job<
    { readonly text: string; readonly lang: ReportLanguage },
    NamesResponse
  >;
  readonly 'predict-molecule': Job<PredictionRequest, PredictedMolecule>;
  readonly 'list-problems': Job<null, ListedProblem[]>;
  readonly 'show-problem': Job<OfProblem, PracticeAnswer<ShownProblem>>;
  readonly 'reply-to-student': Job<
    OfProblem & { readonly structure: string },
    PracticeAnswer<JudgedReply>
  >;
  readonly 'give-hint': Job<OfProblem & { readonly kind: HintKind }, PracticeAnswer<PracticeHint>>;
  readonly 'give-solution': Job<OfProblem, PracticeAnswer<Solution>>;
  readonly 'make-problem': Job<
    { readonly structure: string; readonly lang: ReportLanguage },
    | { readonly ok: true; readonly value: OwnProblem }
    | { readonly ok: false; readonly fault: OwnFault }
  >;
  readonly 'list-exercises': Job<null, ListedExercise[]>;
  readonly 'show-exercise': Job<OfExercise, ExerciseAnswered<ShownExercise>>;
  readonly 'reply-to-exercise': Job<
    { readonly exercise: AskedExercise; readonly answer: ExerciseAnswer },
    ExerciseAnswered<JudgedAnswer>
  >;
  readonly 'solve-exercise': Job<OfExercise, ExerciseAnswered<ExerciseSolution>>;
  /** With their answers, for a teacher; null where there is no such problem. */
  readonly 'describe-set': Job<OfSet, (DescribedItem | null)[]>;
  readonly 'check-set': Job<OfSet, SetFault | null>;
  readonly 'show-in-set': Job<OfItem, PracticeAnswer<SetProblem>>;
  readonly 'solve-in-set': Job<OfItem, SetSolutions['solutions'][number]>;
  readonly 'choose-in-set': Job<OfItem, PracticeAnswer<SetChoices>>;
}

/** A problem of the practice pages, and the language of what is said of it. */
interface OfProblem {
  readonly problem: AskedProblem;
  readonly lang: ReportLanguage;
}
/** An exercise with a known structure. */
interface OfExercise {
  readonly exercise: AskedExercise;
  readonly lang: ReportLanguage;
}
/** All of a teacher's set, or one of it. */
interface OfSet {
  readonly items: readonly SetItem[];
  readonly lang: ReportLanguage;
}
interface OfItem {
  readonly item: SetItem;
  readonly lang: ReportLanguage;
}
/** No problem has this id: reading the table is what is slow at first. */
const SAMPLE: OfProblem = { problem: '00000000', lang: 'en' };
const EXERCISE_SAMPLE: OfExercise = { exercise: '00000000', lang: 'en' };
const ITEM_SAMPLE: OfItem = { item: '00000000', lang: 'en' };

export const isomerJobs = (predictor: ShiftPredictor): IsomerJobs => {
  const desk = practiceDesk(predictor);
  const exercises = exerciseDesk(predictor);
  const sets = setDesk({ problems: desk, exercises });
  return {
    'make-guide': {
      run: guideMaker({ predictor }),
      sample: { name: '1-ethoxypropan-2-ol', lang: 'en', offset: 0, limit: 10 },
    },
    'check-notes': {
      run: (asked) => checkNotes(asked, { predictor }),
      sample: { formula: 'CH4', lang: 'en', isomers: [] },
    },
    'look-up-structure': {
      run: ({ text, lang }) => lookUpStructure(text, lang),
      sample: { text: 'CCO', lang: 'en' },
    },
    'predict-molecule': {
      run: (asked) => predictMolecule(asked, predictor),
      sample: { structure: 'CCO', frequency_mhz: 400, lang: 'en' },
    },
    'list-problems': { run: () => desk.list(), sample: null },
    'show-problem': { run: ({ problem }) => desk.show(problem), sample: SAMPLE },
    'reply-to-student': {
      run: ({ problem, structure, lang }) => desk.reply(problem, structure, lang),
      sample: { ...SAMPLE, structure: 'C' },
    },
    'give-hint': {
      run: ({ problem, kind, lang }) => desk.hint(problem, kind, lang),
      sample: { ...SAMPLE, kind: 'band' },
    },
    'give-solution': {
      run: ({ problem, lang }) => desk.solution(problem, lang),
      sample: SAMPLE,
    },
    'make-problem': {
      run: ({ structure, lang }) => desk.make(structure, lang),
      sample: { structure: 'CCO', lang: 'en' },
    },
    'list-exercises': { run: () => exercises.list(), sample: null },
    'show-exercise': {
      run: ({ exercise, lang }) => exercises.show(exercise, lang),
      sample: EXERCISE_SAMPLE,
    },
    'reply-to-exercise': {
      run: ({ exercise, answer }) => exercises.reply(exercise, answer),
      sample: { exercise: '00000000', answer: { lang: 'en' } },
    },
    'solve-exercise': {
      run: ({ exercise, lang }) => exercises.solution(exercise, lang),
      sample: EXERCISE_SAMPLE,
    },
    'describe-set': {
      run: ({ items, lang }) => items.map((item) => sets.describe(item, lang)),
      sample: { items: [], lang: 'en' },
    },
    'check-set': {
      run: ({ items, lang }) => sets.check(items, lang),
      sample: { items: [], lang: 'en' },
    },
    'show-in-set': { run: ({ item, lang }) => sets.show(item, lang), sample: ITEM_SAMPLE },
    'solve-in-set': { run: ({ item, lang }) => sets.solution(item, lang), sample: ITEM_SAMPLE },
    'choose-in-set': { run: ({ item, lang }) => sets.choices(item, lang), sample: ITEM_SAMPLE },
  };
};

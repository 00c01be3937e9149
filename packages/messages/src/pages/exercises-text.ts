import type { Language } from '../catalogue/language.ts';

type Outcome = 'right' | 'exchangeable' | 'incomplete' | 'wrong' | 'open';

/** Words of the exercises of practice with a known structure. They load with their pages. */
export interface ExercisesText {
  readonly heading: string;
  readonly intro: string;
  readonly toProblems: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'assignment' | 'mistake', string>>;
  readonly list: string;
  readonly exercise: (number: string) => string;
  readonly count: (shown: string, all: string) => string;
  readonly next: string;
  readonly allDone: string;
  readonly back: string;
  readonly none: string;
  readonly structure: string;
  readonly giveUpSure: string;
  readonly assignment: {
    readonly help: string;
    readonly pickHelp: string;
    readonly signals: string;
    readonly atomsOf: (signal: string) => string;
    readonly noAtom: (text: string) => string;
    readonly outcome: Readonly<Record<Outcome, string>>;
    readonly solved: string;
    readonly some: (right: string, all: string) => string;
    readonly given: string;
  };
  readonly mistake: {
    readonly help: string;
    readonly steps: string;
    readonly check: string;
    readonly found: string;
    readonly right: string;
    readonly shown: string;
    readonly isFalse: string;
  };
}

/** The words in a language, fetched when they are first asked for. */
export const loadExercisesText = async (language: Language): Promise<ExercisesText> =>
  ((await import(`./${language}/exercises.ts`)) as { exercises: ExercisesText }).exercises;

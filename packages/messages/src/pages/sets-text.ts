import type { Language } from '../catalogue/language.ts';
import type { ExercisesText } from './exercises-text.ts';

type Mistake = 'formula' | 'groups' | 'rings' | 'pattern' | 'places';

/** Words of teachers' sets of problems, and of the page on which students solve one. They load with them. */
export interface SetsText {
  readonly heading: string;
  readonly intro: string;
  readonly kept: string;
  readonly signIn: string;
  readonly notVerified: string;
  readonly none: string;
  readonly yours: string;
  readonly facts: (problems: string, students: string) => string;
  readonly due: (date: string) => string;
  readonly noDue: string;
  /** What students do with a problem. */
  readonly kinds: ExercisesText['kinds'] & { readonly structure: string };
  readonly make: {
    readonly heading: string;
    readonly title: string;
    readonly dueAt: string;
    readonly dueHelp: string;
    readonly hints: string;
    readonly formula: string;
    readonly collection: string;
    readonly chosen: (count: string) => string;
    readonly kind: string;
    readonly kindOf: (molecule: string) => string;
    /** Whoever looks for a problem of the collection finds its solution. */
    readonly anyone: string;
    readonly own: string;
    readonly ownHelp: string;
    readonly history: string;
    readonly historyHelp: string;
    readonly noHistory: string;
    readonly submit: string;
    readonly noTitle: string;
    readonly noProblems: string;
    readonly tooMany: string;
    readonly refused: (molecule: string) => string;
    /** `reason` is a sentence. */
    readonly refusedFor: (molecule: string, reason: string) => string;
  };
  readonly one: {
    readonly back: string;
    readonly link: string;
    readonly linkHelp: string;
    readonly copy: string;
    readonly copied: string;
    readonly settings: string;
    readonly save: string;
    readonly saved: string;
    readonly answers: string;
    readonly noAnswers: string;
    readonly student: string;
    readonly problem: (number: string) => string;
    readonly solved: (tries: string, hints: string) => string;
    readonly tried: (tries: string, hints: string) => string;
    readonly untouched: string;
    readonly share: string;
    readonly solvedBy: (solved: string, all: string) => string;
    readonly errors: string;
    readonly noErrors: string;
    readonly noWrong: string;
    /** Steps of a report that are right. */
    readonly takenForFalse: string;
    /** Atoms that do not give a signal. */
    readonly wrongAtoms: string;
    readonly times: (count: string) => string;
    readonly mistakes: Readonly<Record<Mistake, string>>;
    readonly solutions: string;
    readonly csv: string;
    readonly print: string;
    readonly exportHelp: string;
    readonly qti: string;
    readonly moodle: string;
    readonly exporting: string;
    readonly exported: (questions: string) => string;
    readonly leftOut: (problems: string) => string;
    readonly ask: string;
    readonly askAtoms: string;
    readonly askFalse: string;
    readonly numbered: string;
    /** Said of a signal on a sheet of solutions. */
    readonly exchangeable: string;
    readonly choice: (letter: string) => string;
    readonly itIs: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly removeSure: (name: string) => string;
    readonly withdraw: string;
    readonly withdrawSure: string;
    readonly withdrawHint: string;
    readonly gone: string;
    readonly delete: string;
  };
  readonly solve: {
    readonly heading: string;
    readonly absent: string;
    readonly name: string;
    readonly nameHelp: string;
    readonly kept: string;
    readonly begin: string;
    readonly as: (name: string) => string;
    readonly closed: string;
    readonly done: (solved: string, all: string) => string;
    readonly state: Readonly<Record<'new' | 'tried' | 'solved', string>>;
    readonly previous: string;
    readonly next: string;
    readonly hintsHelp: string;
  };
}

/** The words in a language, fetched when they are first asked for. */
export const loadSetsText = async (language: Language): Promise<SetsText> =>
  ((await import(`./${language}/sets.ts`)) as { sets: SetsText }).sets;

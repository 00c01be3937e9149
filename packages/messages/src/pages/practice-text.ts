import type { Language } from '../catalogue/language.ts';

type Level = 'groups' | 'small' | 'isomers' | 'unknowns';
type Field =
  | 'hydrocarbons'
  | 'alcohols'
  | 'carbonyls'
  | 'acids'
  | 'esters'
  | 'aromatics'
  | 'nitrogen'
  | 'halogens'
  | 'terpenes'
  | 'everyday';
type HintKind = 'unsaturation' | 'band' | 'carbons' | 'spins' | 'fragment';

/** Words of the practice pages. They load with them. */
export interface PracticeText {
  readonly heading: string;
  readonly intro: string;
  readonly simulated: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly levelHelp: Readonly<Record<Level, string>>;
  readonly fields: Readonly<Record<Field, string>>;
  readonly skills: Readonly<
    Record<'carbonyls' | 'aromatics' | 'couplings' | 'unsaturation', string>
  >;
  readonly mastery: Readonly<Record<'begun' | 'growing' | 'mastered', string>>;
  readonly level: string;
  readonly field: string;
  readonly any: string;
  readonly next: string;
  readonly allSolved: string;
  /** Where a level, a kind or a field has nothing. */
  readonly noneChosen: string;
  readonly problem: (number: string) => string;
  readonly teachers: string;
  readonly exercises: string;
  readonly list: string;
  readonly count: (shown: string, all: string) => string;
  readonly more: string;
  readonly hideFormula: string;
  readonly spectra: string;
  readonly fewer: string;
  readonly state: Readonly<Record<'new' | 'tried' | 'solved' | 'shown', string>>;
  readonly progress: {
    readonly heading: string;
    readonly none: string;
    readonly rating: (rating: string) => string;
    readonly ratingHelp: string;
    readonly solved: (solved: string, points: string) => string;
    readonly byField: string;
    readonly field: string;
    readonly solvedOf: string;
    readonly points: string;
    readonly days: (days: string, of: string) => string;
    readonly skills: string;
    readonly ofProblems: (problems: string) => string;
    readonly kept: string;
    readonly keptWithAccount: string;
    readonly forgetSureWithAccount: string;
    readonly forget: string;
    readonly forgetSure: string;
    readonly print: string;
  };
  readonly solve: {
    readonly back: string;
    readonly formula: string;
    readonly ion: (mz: string) => string;
    readonly showFormula: string;
    readonly asList: string;
    readonly labels: string;
    readonly instrument: string;
    readonly answer: string;
    readonly structure: string;
    readonly structureHelp: string;
    readonly draw: string;
    readonly check: string;
    readonly checking: string;
    readonly unreadable: string;
    readonly outcome: Readonly<Record<'solved' | 'equivalent' | 'wrong', string>>;
    readonly wrongFormula: (drawn: string, asked: string) => string;
    readonly wrongMass: (drawn: string) => string;
    readonly contradictions: string;
    readonly agreeing: string;
    /** How much likelier one of two structures is that the spectra cannot tell apart, x to 1. */
    readonly odds: (odds: string) => string;
    readonly nothingAgainst: string;
    readonly unseenAgainst: string;
    readonly right: (atoms: string) => string;
    readonly yours: string;
    readonly hints: string;
    readonly hintsHelp: string;
    readonly hint: Readonly<Record<HintKind, string>>;
    readonly cost: (points: string) => string;
    readonly points: (points: string) => string;
    readonly giveUp: string;
    readonly giveUpSure: string;
    readonly solution: string;
    readonly none: string;
  };
}

/** The words in a language, fetched when they are first asked for. */
export const loadPracticeText = async (language: Language): Promise<PracticeText> =>
  ((await import(`./${language}/practice.ts`)) as { practice: PracticeText }).practice;

import type { Language } from '../catalogue/language.ts';

/** Words of the comparison of the likeliest formulas. They load with it. */
export interface LikelyFormulasText {
  readonly title: string;
  readonly close: string;
  /** What is done, and what it costs. */
  readonly hint: (count: number) => string;
  /** Structures that a person asks about have one formula. */
  readonly withoutStructures: string;
  readonly withoutImages: string;
  /** The spectra of the form are others than those that were analysed. */
  readonly otherSpectra: string;
  /** The page has no files now: those that the comparison keeps are used. */
  readonly keptFiles: string;
  /** Of a formula behind one at which it was stopped. */
  readonly notBegun: string;
  readonly start: (count: number) => string;
  readonly stop: string;
  readonly formula: string;
  /** Numbers come as they are written. */
  readonly formulaProbability: (share: string) => string;
  readonly waiting: string;
  readonly running: string;
  readonly answer: (name: string, confidence: string) => string;
  readonly inconclusive: (name: string, confidence: string) => string;
  readonly none: string;
  readonly undecided: string;
  readonly stopped: string;
  readonly open: string;
  readonly openOf: (formula: string) => string;
  readonly use: string;
  readonly useOf: (formula: string) => string;
  /** How the figures are read together. */
  readonly reading: string;
}

/** The words in a language, fetched when they are first asked for. */
export const loadLikelyFormulasText = async (language: Language): Promise<LikelyFormulasText> =>
  ((await import(`./${language}/likely-formulas.ts`)) as { likelyFormulas: LikelyFormulasText })
    .likelyFormulas;

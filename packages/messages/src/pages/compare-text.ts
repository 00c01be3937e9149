import type { Language } from '../catalogue/language.ts';

/** Words of the panel in which spectra of one nucleus share an axis. They load with it. */
export interface CompareText {
  readonly title: (nucleus: string) => string;
  readonly close: string;
  readonly opening: string;
  readonly failed: string;
  readonly hint: string;
  /** Names the choice between the next two. */
  readonly arrangement: string;
  readonly stacked: string;
  readonly overlaid: string;
  /** Before the list of spectra, each with a box to tick. */
  readonly shown: string;
  readonly unread: (name: string) => string;
  readonly keys: string;
}

/** The words in a language, fetched when they are first asked for. */
export const loadCompareText = async (language: Language): Promise<CompareText> =>
  ((await import(`./${language}/compare.ts`)) as { compare: CompareText }).compare;

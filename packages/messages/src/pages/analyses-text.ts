import type { Language } from '../catalogue/language.ts';

/** Words of an analysis' page, of a shared one, and of lists of analyses under way. They load with these. */
export interface AnalysesText {
  /** Of an analysis whose molecule has no name, by its formula. */
  readonly titleOf: (formula: string) => string;
  readonly underWay: string;
  readonly queued: string;
  readonly goesOn: string;
  readonly images: string;
  readonly ranking: {
    readonly heading: string;
    readonly leader: string;
    readonly mayChange: string;
  };
  readonly cancel: {
    readonly button: string;
    readonly busy: string;
    readonly free: string;
    readonly counts: string;
  };
  readonly connection: { readonly lost: string; readonly again: string };
  readonly ended: {
    readonly cancelled: string;
    readonly failed: string;
    readonly counted: string;
    readonly notCounted: string;
    readonly again: string;
  };
  readonly missing: { readonly heading: string; readonly text: string };
  readonly signIn: string;
  readonly actions: {
    readonly label: string;
    readonly files: string;
    readonly change: string;
    readonly keep: string;
    readonly kept: string;
    readonly print: string;
    readonly history: string;
    readonly start: string;
  };
  /** Searching on from what was found. */
  readonly longer: {
    readonly heading: string;
    readonly intro: string;
    readonly counts: string;
    readonly minutes: (minutes: number) => string;
    readonly plans: string;
    readonly busy: string;
  };
  readonly keptUntil: (date: string) => string;
  readonly ownPage: string;
  readonly notes: {
    readonly heading: string;
    readonly title: string;
    readonly comments: string;
    readonly hint: string;
    readonly edit: string;
    readonly add: string;
    readonly save: string;
    readonly saved: string;
  };
  readonly share: {
    readonly heading: string;
    readonly intro: string;
    readonly create: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly withdraw: string;
    readonly withdrawn: string;
  };
  readonly shared: {
    readonly note: string;
    readonly missing: string;
    readonly missingText: string;
  };
  readonly open: {
    readonly heading: string;
    readonly watch: (what: string) => string;
  };
  readonly unsaved: {
    readonly heading: string;
    readonly intro: string;
    readonly uncertain: string;
  };
}

/** The words in a language, fetched when they are first asked for. */
export const loadAnalysesText = async (language: Language): Promise<AnalysesText> =>
  ((await import(`./${language}/analyses.ts`)) as { analyses: AnalysesText }).analyses;

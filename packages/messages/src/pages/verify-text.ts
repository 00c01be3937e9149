import type { Language } from '../catalogue/language.ts';

type Verdict = 'consistent' | 'inconsistent' | 'open';
type Problem =
  | 'structure'
  | 'peaks'
  | 'json'
  | 'molfile'
  | 'columns'
  | 'empty'
  | 'too_many'
  | 'too_large'
  | 'folder'
  | 'several'
  | 'damaged'
  | 'no_samples';

/** Words of the page that verifies structures. They load with it. */
export interface VerifyText {
  readonly heading: string;
  readonly lead: string;
  readonly counts: string;
  readonly ways: string;
  readonly one: string;
  readonly table: string;
  readonly structure: string;
  readonly structureHelp: string;
  readonly draw: string;
  readonly section: string;
  readonly sectionHelp: string;
  readonly byproducts: string;
  readonly byproductsHelp: string;
  readonly verify: string;
  readonly verifying: string;
  readonly stop: string;
  readonly notUsed: (parts: string) => string;
  readonly notVerified: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly verdictHelp: Readonly<Record<Verdict, string>>;
  readonly probability: (share: string) => string;
  readonly rank: (rank: string) => string;
  readonly supports: string;
  readonly against: string;
  readonly settle: string;
  readonly better: string;
  readonly betterHelp: string;
  readonly print: string;
  readonly file: string;
  readonly fileHelp: string;
  readonly archiveHelp: string;
  readonly reading: (done: string) => string;
  readonly chosen: (name: string, count: string) => string;
  readonly run: (count: string) => string;
  readonly running: (done: string, all: string) => string;
  readonly finished: (counts: Readonly<Record<Verdict | 'failed', string>>) => string;
  readonly stoppedAtLimit: string;
  readonly again: string;
  readonly csv: string;
  readonly show: string;
  readonly all: string;
  readonly sort: string;
  readonly byOrder: string;
  readonly byProbability: string;
  readonly columns: Readonly<
    Record<'id' | 'structure' | 'verdict' | 'probability' | 'better' | 'remarks', string>
  >;
  /** Draws further rows. */
  readonly more: string;
  readonly waiting: string;
  readonly failed: string;
  readonly details: (id: string) => string;
  readonly problems: Readonly<Record<Problem, string>>;
  /** What the server found wrong with a structure, by its code. */
  readonly faults: Readonly<
    Record<
      'unreadable' | 'unsupported' | 'wrong-formula' | 'parts-differ',
      (structure: string) => string
    >
  >;
  readonly problemAt: (row: string, problem: string) => string;
  readonly problemIn: (sample: string, problem: string) => string;
}

/** The words in a language, fetched when they are first asked for. */
export const loadVerifyText = async (language: Language): Promise<VerifyText> =>
  ((await import(`./${language}/verify.ts`)) as { verify: VerifyText }).verify;

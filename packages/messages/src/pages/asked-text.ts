import type { Language } from '../catalogue/language.ts';

/** What one piece of evidence says, without its technique: a phrase a case, figures as written. */
export interface EvidencePhrases {
  readonly assigned: (at: string, predicted: string) => string;
  readonly missing: (predicted: string) => string;
  readonly unexplained: (at: string) => string;
  readonly protonsLeft: (protons: string, at: string) => string;
  readonly splittingFits: (at: string, pattern: string) => string;
  readonly splittingDiffers: (at: string, pattern: string) => string;
  readonly coupling: (constant: string, at: string) => string;
  readonly count: (classes: string, signals: string) => string;
  readonly band: (at: string, band: string) => string;
  readonly noBand: (from: string, to: string, band: string) => string;
  readonly molecularIon: (mz: string) => string;
  readonly noMolecularIon: (mz: string) => string;
  readonly ion: (mz: string) => string;
  readonly noIon: (mz: string) => string;
  readonly foreignIon: (mz: string) => string;
  readonly maximum: (at: string, expected: string) => string;
  readonly noMaximum: (expected: string) => string;
}

/** Words of "Is it this?": the field, what is wrong with a line, the verdicts. They load with it. */
export interface AskedText {
  readonly heading: string;
  readonly label: string;
  readonly hint: string;
  /** Lines beyond the most that are taken. */
  readonly most: (count: number) => string;
  readonly echo: string;
  readonly draw: string;
  /** Opens a line as a drawing. */
  readonly redraw: string;
  readonly looking: string;
  readonly unread: (line: string) => string;
  readonly similar: (names: string) => string;
  readonly otherFormula: (line: string, found: string, asked: string) => string;
  readonly wrongFormula: (line: string, formula: string) => string;
  readonly unchecked: (line: string) => string;
  readonly partsDiffer: (line: string) => string;
  /** Fragments known to be present or absent. */
  readonly fragments: {
    readonly present: string;
    readonly absent: string;
    readonly hint: string;
    readonly most: (count: number) => string;
    readonly echo: (field: string) => string;
    readonly add: string;
    readonly draw: string;
    readonly parts: Readonly<
      Record<
        | 'benzene'
        | 'hydroxyl'
        | 'carbonyl'
        | 'acid'
        | 'ester'
        | 'amide'
        | 'amine'
        | 'nitrile'
        | 'methoxy'
        | 'alkene',
        string
      >
    >;
    readonly unread: (line: string) => string;
    readonly differs: (line: string) => string;
    readonly tooLarge: (line: string, formula: string) => string;
  };
  readonly place: (rank: number) => string;
  readonly probability: (percent: string) => string;
  readonly first: string;
  readonly firstUnsure: string;
  readonly behind: string;
  readonly pro: string;
  readonly contra: string;
  readonly apart: string;
  readonly none: string;
  readonly more: (count: number) => string;
  readonly evidence: EvidencePhrases;
}

/** The words in a language, fetched when they are first asked for. */
export const loadAskedText = async (language: Language): Promise<AskedText> =>
  ((await import(`./${language}/asked.ts`)) as { asked: AskedText }).asked;

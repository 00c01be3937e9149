/** A picture of a question. */
export interface QuestionPicture {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly svg: string;
  /** What it shows, for who cannot see it; nothing of the answer. */
  readonly alt: string;
}

/** What every question has. */
interface Asked {
  readonly title: string;
  /** The molecular formula, or the ion; of an exercise the molecule as well. */
  readonly given: string;
  readonly ask: string;
  readonly spectra: readonly { readonly picture: QuestionPicture; readonly list: string }[];
  /** Said once it is answered. */
  readonly feedback: string;
}

/** Which molecule it is: one is right. */
export interface StructureQuestion extends Asked {
  readonly kind: 'structure';
  readonly choices: readonly { readonly picture: QuestionPicture; readonly right: boolean }[];
}

/** Which atoms give each signal: pairs of a signal and a kind of atoms. */
export interface AssignmentQuestion extends Asked {
  readonly kind: 'assignment';
  /** The structure with the numbers of its atoms. */
  readonly structure: QuestionPicture;
  /** Kinds of atoms: `C2, C6`. */
  readonly atoms: readonly string[];
  readonly signals: readonly {
    readonly label: string;
    /** Places in `atoms`: all of them. */
    readonly right: readonly number[];
  }[];
}

/** Which steps of a report are false: all of them are to be chosen. */
export interface MistakeQuestion extends Asked {
  readonly kind: 'mistake';
  readonly structure: QuestionPicture;
  readonly steps: readonly { readonly text: string; readonly isFalse: boolean }[];
}

/** A problem of a set as a question that a platform can mark. */
export type Question = StructureQuestion | AssignmentQuestion | MistakeQuestion;

/** A set as a file of questions. */
export interface QuestionFile {
  readonly title: string;
  readonly lang: string;
  readonly questions: readonly Question[];
  /** A sentence on what is not in the file, for who gives it to a class; null where all is. */
  readonly note: string | null;
}

/** All pictures of a question. */
export const picturesOf = (question: Question): readonly QuestionPicture[] => [
  ...question.spectra.map(({ picture }) => picture),
  ...(question.kind === 'structure'
    ? question.choices.map(({ picture }) => picture)
    : [question.structure]),
];

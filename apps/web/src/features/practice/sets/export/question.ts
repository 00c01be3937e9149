/** A picture of a question. */
export interface QuestionPicture {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly svg: string;
  /** What it shows, for who cannot see it; nothing of the answer. */
  readonly alt: string;
}

/** A problem of a set as a question with one right choice. */
export interface Question {
  readonly title: string;
  /** The molecular formula, or the ion. */
  readonly given: string;
  readonly ask: string;
  readonly spectra: readonly { readonly picture: QuestionPicture; readonly list: string }[];
  readonly choices: readonly { readonly picture: QuestionPicture; readonly right: boolean }[];
  /** Said once it is answered. */
  readonly feedback: string;
}

/** A set as a file of questions. */
export interface QuestionFile {
  readonly title: string;
  readonly lang: string;
  readonly questions: readonly Question[];
}

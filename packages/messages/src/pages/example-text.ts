import type { Language } from '../catalogue/language.ts';

/** Words of the page that runs one of the home page's examples. They load with it. */
export interface ExampleText {
  /** What goes in, and what the example shows. */
  readonly about: Readonly<
    Record<'spectrometer' | 'pictures' | 'medicine' | 'isomers' | 'unsure', string>
  >;
  /** Files that an example begins with. */
  readonly files: {
    readonly heading: string;
    readonly reading: string;
    /** What a change of them does, and what not. */
    readonly hint: string;
    readonly source: string;
    /** Nothing could be fetched or read of them. */
    readonly missing: string;
  };
  readonly live: string;
  readonly computed: (seconds: string) => string;
  readonly own: string;
  readonly open: string;
  readonly again: string;
  readonly others: string;
  readonly stopped: string;
  readonly missing: { readonly heading: string; readonly text: string };
}

/** The words in a language, fetched when they are first asked for. */
export const loadExampleText = async (language: Language): Promise<ExampleText> =>
  ((await import(`./${language}/example.ts`)) as { example: ExampleText }).example;

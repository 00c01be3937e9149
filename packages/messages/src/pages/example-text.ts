/** Words of the page that runs one of the home page's examples. They load with it. */
export interface ExampleText {
  /** What goes in, and what the example shows. */
  readonly about: Readonly<Record<'pictures' | 'medicine' | 'isomers' | 'unsure', string>>;
  readonly live: string;
  readonly computed: (seconds: string) => string;
  readonly own: string;
  readonly open: string;
  readonly again: string;
  readonly others: string;
  readonly stopped: string;
  readonly missing: { readonly heading: string; readonly text: string };
}

/** One of our sentences as it is sent to be worded. */
export interface Point {
  readonly id: number;
  readonly text: string;
}

/** What the stub puts around the shift that a reason begins with, by language. */
const AROUND = {
  English: ['The signal at ', ' is'],
  Spanish: ['La señal de ', ' es'],
  Basque: ['Hemen ', ''],
} as const;
export type WordedLanguage = keyof typeof AROUND;

/**
 * Makes a sentence of a reason that begins with a shift, and joins a reason's sentences: a wording
 * that changes nothing else.
 */
export function reword({ id, text }: Point, lang: WordedLanguage): Point {
  const [before, behind] = AROUND[lang];
  const sentence = text.replace(/^(\*\*\S+\*\*)(?= \p{L})/u, `${before}$1${behind}`);
  return {
    id,
    text: sentence.replace(
      /\. (\p{Lu})(?=\p{Ll})/gu,
      (_, capital: string) => `; ${capital.toLowerCase()}`,
    ),
  };
}

/** Ways to say something else, each as a model might. */
const CHANGES: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
  (text) => text.replace(/^/, 'It is certain that '),
  (text) => `${text} This proves benzene.`,
  (text) => text.replace(/^(\S+)/, '[$1](https://example.org)'),
  (text) => text.replaceAll(/ (?:no|not|No|ez) /g, ' '),
  () => 'Das ist ein Ester.',
  (text) => text.split(' ').reverse().join(' '),
];

/** A wording that says something else; every point in another way. */
export const embellish = ({ id, text }: Point, index: number): Point => ({
  id,
  text: CHANGES[index % CHANGES.length]!(text),
});

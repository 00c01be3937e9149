/** One of our sentences as it is sent to be worded. */
export interface Point { readonly id: number; readonly text: string }

/** Joins a point's sentences: a wording that changes nothing else. */
export const reword = ({ id, text }: Point): Point => ({ id, text: text.replace(/\. (\p{Lu})(?=\p{Ll})/gu, (_, capital: string) => `; ${capital.toLowerCase()}`) });

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
export const embellish = ({ id, text }: Point, index: number): Point => ({ id, text: CHANGES[index % CHANGES.length]!(text) });

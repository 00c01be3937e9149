import type { Language } from '../catalogue/language.ts';

/** A text in every language but English: one that is missing does not compile. */
export type Translations<Text> = Readonly<Record<Exclude<Language, 'en'>, Text>>;

/** Rows of a test about each of them. */
export const translated = <Text>(texts: Translations<Text>) =>
  Object.entries(texts) as [language: Language, text: Text][];

export type TextTree = { readonly [key: string]: string | TextTree };
/** Every text of a tree with its path. */
export const leaves = (tree: TextTree, path = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );

/** The names of a text's values, in the order of the alphabet. */
export const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();

/** Keys and lists of a text, and whether each of its strings says something. */
export const shape = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.map(shape)
      : Object.entries(value as object).map(([key, inner]) => [key, shape(inner)]);

/** Figures of a text: the chemistry does not depend on the language, the decimal sign does. */
export const figuresOf = (text: string, decimalSign = '.') =>
  (text.match(decimalSign === '.' ? /\d+(?:\.\d+)?/g : /\d+(?:,\d+)?/g) ?? [])
    .map((figure) => figure.replace(',', '.'))
    .toSorted();

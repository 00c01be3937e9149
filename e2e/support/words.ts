import { loadCatalogue } from '@elucida/messages/catalogue/load-catalogue';
import { inEveryLanguage } from './in-every-language.ts';

/** The interface's own texts: the tests find things by what a person reads. */
export const WORDS = await inEveryLanguage(loadCatalogue);

/** A text with its values put in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

type Tree = { readonly [key: string]: string | Tree };
const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

/** Keys of the catalogue; none may ever be read on a page. */
export const KEYS: readonly string[] = keysOf(WORDS.en).filter((key) => key.includes('.'));

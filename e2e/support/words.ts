import { en, type Catalogue } from '@elucida/messages/catalogue/en/index';
import { es } from '@elucida/messages/catalogue/es/index';
import { eu } from '@elucida/messages/catalogue/eu/index';
import type { Language } from '@elucida/messages/catalogue/language';

/** The interface's own texts: the tests find things by what a person reads. */
export const WORDS: Readonly<Record<Language, Catalogue>> = { en, es, eu };

/** A text with its values put in. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

type Tree = { readonly [key: string]: string | Tree };
const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

/** Keys of the catalogue; none may ever be read on a page. */
export const KEYS: readonly string[] = keysOf(en).filter((key) => key.includes('.'));

import { describe, expect, test } from 'vitest';
import { reportPdf as en } from './en.ts';
import { reportPdf as es } from './es.ts';
import { reportPdf as eu } from './eu.ts';

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();
const english = new Map(leaves(en));

describe.each([
  ['es', es],
  ['eu', eu],
] as const)('%s', (_language, texts) => {
  test.each(leaves(texts))('%s has a text with the same values', (key, text) => {
    expect(text.trim()).not.toBe('');
    expect(placeholders(text)).toEqual(placeholders(english.get(key)!));
  });
});

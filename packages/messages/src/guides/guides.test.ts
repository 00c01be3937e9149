import { describe, expect, test } from 'vitest';
import { c13nmr as c13En } from './en/c13nmr.ts';
import { h1nmr as h1En } from './en/h1nmr.ts';
import { ir as irEn } from './en/ir.ts';
import { c13nmr as c13Es } from './es/c13nmr.ts';
import { h1nmr as h1Es } from './es/h1nmr.ts';
import { ir as irEs } from './es/ir.ts';
import { c13nmr as c13Eu } from './eu/c13nmr.ts';
import { h1nmr as h1Eu } from './eu/h1nmr.ts';
import { ir as irEu } from './eu/ir.ts';

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
/** Figures of a text: the chemistry does not depend on the language, the decimal sign does. */
const figures = (text: string, decimalSign = '.') =>
  (text.match(decimalSign === '.' ? /\d+(?:\.\d+)?/g : /\d+(?:,\d+)?/g) ?? [])
    .map((figure) => figure.replace(',', '.'))
    .toSorted();

describe.each([
  ['ir', irEn, [irEs, irEu]],
  ['h1nmr', h1En, [h1Es, h1Eu]],
  ['c13nmr', c13En, [c13Es, c13Eu]],
] as const)('%s', (_name, english, others) => {
  const known = new Map(leaves(english));
  test.each(
    others.flatMap((other, index) =>
      leaves(other).map(([key, text]) => [['es', 'eu'][index]!, key, text] as const),
    ),
  )('%s %s gives the figures of the English text', (_language, key, text) => {
    expect(text.trim()).not.toBe('');
    expect(figures(text, ',')).toEqual(figures(known.get(key)!));
  });
});

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
import { figuresOf, leaves, translated, type TextTree } from '../testing/translated.ts';

describe.each([
  ['ir', irEn, { es: irEs, eu: irEu }],
  ['h1nmr', h1En, { es: h1Es, eu: h1Eu }],
  ['c13nmr', c13En, { es: c13Es, eu: c13Eu }],
] as const)('%s', (_name, english, others) => {
  const known = new Map(leaves(english));
  test.each(
    translated<TextTree>(others).flatMap(([language, other]) =>
      leaves(other).map(([key, text]) => [language, key, text] as const),
    ),
  )('%s %s gives the figures of the English text', (_language, key, text) => {
    expect(text.trim()).not.toBe('');
    expect(figuresOf(text, ',')).toEqual(figuresOf(known.get(key)!));
  });
});

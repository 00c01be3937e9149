import { expect, test } from 'vitest';
import { models as en } from './en/models.ts';
import { models as es } from './es/models.ts';
import { models as eu } from './eu/models.ts';
import { translated } from '../testing/translated.ts';

/** Every text with its path; values are put in as `VALUE`, counts as one and as several. */
const texts = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [1, 'VALUE'].map((given) => [
      `${path}(${given})`,
      (value as (...given: unknown[]) => string)(given, 'VALUE'),
    ]);
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
};
const valued = (text: typeof en) =>
  texts(text).map(([path, words]) => [path, words.includes('VALUE')]);

test.each(translated({ es, eu }))(
  '%s has every text of the English page, with the same values, and none left in English',
  (_language, text) => {
    expect(valued(text)).toEqual(valued(en));
    const english = new Map(texts(en));
    expect(
      texts(text).filter(([path, words]) => english.get(path) === words || words.trim() === ''),
    ).toEqual([]);
  },
);

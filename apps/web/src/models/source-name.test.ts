import { expect, test } from 'vitest';
import { languageInstance } from '../lib/i18n/language-instance.ts';
import { sourceName } from './source-name.ts';

test.each([
  ['library', 'known compounds'],
  ['openai', 'OpenAI'],
  ['anthropic', 'Anthropic'],
  ['local', 'the operator’s own AI server'],
  ['google_2', 'Google (2)'],
  // Of a later version.
  ['oracle', 'oracle'],
])('%s is called “%s”', async (source, words) =>
  expect(sourceName(source, { t: (await languageInstance('en')).t })).toBe(words),
);

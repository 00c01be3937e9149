import { describe, expect, test } from 'vitest';
import { reportPdf as en } from './en.ts';
import { reportPdf as es } from './es.ts';
import { reportPdf as eu } from './eu.ts';
import { leaves, placeholders, translated } from '../testing/translated.ts';

const english = new Map(leaves(en));

describe.each(translated({ es, eu }))('%s', (_language, texts) => {
  test.each(leaves(texts))('%s has a text with the same values', (key, text) => {
    expect(text.trim()).not.toBe('');
    expect(placeholders(text)).toEqual(placeholders(english.get(key)!));
  });
});

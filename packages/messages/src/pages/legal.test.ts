import { expect, test } from 'vitest';
import { legal as en } from './en/legal.ts';
import { legal as es } from './es/legal.ts';
import { legal as eu } from './eu/legal.ts';
import { PRIVACY_SECTIONS, TERMS_SECTIONS } from './legal-text.ts';
import { shape, translated } from '../testing/translated.ts';

test.each(translated({ es, eu }))('%s has every paragraph of the English page', (_language, text) =>
  expect(shape(text)).toEqual(shape(en)),
);

test.each([['en', en] as const, ...translated({ es, eu })])(
  '%s leaves no text empty and keeps the order of the sections',
  (_language, text) => {
    expect(JSON.stringify(shape(text))).not.toContain('false');
    expect([Object.keys(text.terms.sections), Object.keys(text.privacy.sections)]).toEqual([
      TERMS_SECTIONS,
      PRIVACY_SECTIONS,
    ]);
  },
);

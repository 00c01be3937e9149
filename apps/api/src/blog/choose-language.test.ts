import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test.each([
  [undefined, undefined, 'en'],
  [undefined, '', 'en'],
  [undefined, 'eu', 'eu'],
  [undefined, 'eu-ES,es;q=0.8', 'eu'],
  [undefined, 'es;q=0.5, eu;q=0.9', 'eu'],
  [undefined, 'xx-XX, xx;q=0.9, es;q=0.1', 'es'],
  [undefined, 'es;q=0, eu;q=0.1', 'eu'],
  [undefined, '*', 'en'],
  [undefined, ';;;q=x,,', 'en'],
  [undefined, 'ES', 'es'],
  ['es', 'eu', 'es'],
] as const)('asked for %s with Accept-Language %s: %s', (asked, header, language) => {
  expect(chooseLanguage(asked, header)).toBe(language);
});

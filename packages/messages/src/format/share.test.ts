import { expect, test } from 'vitest';
import { sharePhrase } from './share.ts';

test.each([
  [0.955, '96%', '96 %', '% 96'],
  [0.999, 'over 99%', 'más del 99 %', '% 99 baino gehiago'],
  [0.99, '99%', '99 %', '% 99'],
  [0.0001, 'under 1%', 'menos del 1 %', '% 1 baino gutxiago'],
])('%f as a phrase', (share, en, es, eu) =>
  expect([sharePhrase(share, 'en'), sharePhrase(share, 'es'), sharePhrase(share, 'eu')]).toEqual([
    en,
    es,
    eu,
  ]),
);

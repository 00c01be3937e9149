import { expect, test } from 'vitest';
import { languageInstance } from '../lib/i18n/language-instance.ts';
import { foundWords } from './found-words.ts';
import { collectProgress } from './collect-progress.ts';

test.each([
  [{ key: 'images-read', values: { read: 3, total: 4 } }, '3 of 4 images read'],
  [
    { key: 'fact-carbon-signals-symmetry', values: { signals: 6, carbons: 8, sp2: 5 } },
    '¹³C: 6 signals for 8 carbons, symmetry likely',
  ],
  [
    { key: 'fact-unsaturation', values: { formula: 'C2H4', unsaturation: 1 } },
    '1 degree of unsaturation (ring or double bond)',
  ],
  [{ key: 'candidates-judged', values: { judged: 100, total: 4200 } }, '100 of 4,200 compared'],
  [{ key: 'of-a-later-version', values: {} }, null],
])('%o', async (found, words) =>
  expect(foundWords(found, { t: (await languageInstance('en')).t, language: 'en' })).toBe(words),
);

test('a stage keeps all it found, the newest of a kind, and its latest fraction', () => {
  const judged = (count: number) => ({
    key: 'candidates-judged',
    values: { judged: count, total: 200 },
  });
  const stages = [
    { stage: 'interpret', fraction: 0.5, found: { key: 'fact-aromatic', values: {} } },
    { stage: 'interpret', fraction: 1 },
    { stage: 'judge', fraction: 0.5, found: judged(100) },
    { stage: 'judge', fraction: 1, found: judged(200) },
  ] as const;
  expect(stages.reduce<ReturnType<typeof collectProgress>>(collectProgress, [])).toEqual([
    { stage: 'interpret', fraction: 1, found: [{ key: 'fact-aromatic', values: {} }] },
    { stage: 'judge', fraction: 1, found: [judged(200)] },
  ]);
});

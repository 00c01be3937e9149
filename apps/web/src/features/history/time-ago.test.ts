import type { Language } from '@elucida/messages/catalogue/language';
import { reportFileName } from '@elucida/contract/file-names';
import { expect, test } from 'vitest';
import { languageInstance } from '../../lib/i18n/language-instance.ts';
import { meanConfidence } from './mean-confidence.ts';
import { resultFileName } from '../../saved-result/result-file-name.ts';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-01-31T12:00:00Z');
const ago = async (seconds: number, language: Language = 'en') =>
  timeAgo(new Date(now - seconds * 1000).toISOString(), {
    now,
    t: (await languageInstance(language)).t,
    language,
  });

test.each([
  [-5, '0 seconds ago'],
  [1, '1 second ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
])('%d s: %s', async (seconds, words) => expect(await ago(seconds)).toBe(words));

test('a day and more is a date; each language has its own words', async () => {
  expect(await ago(5 * 86_400)).toBe('January 26, 2026');
  expect(await ago(120, 'es')).toBe('hace 2 minutos');
  expect(await ago(7200, 'eu')).toBe('duela 2 ordu');
});

test('the mean of what was reported leaves out items without a confidence', () => {
  const item = (confidence: unknown) => ({
    id: '1',
    formula: 'C',
    nombre_molecula: null,
    created_at: '',
    result_json: { confidence },
  });
  expect(meanConfidence([item(0.9), item(undefined), item(0.7), item('high')])).toEqual({
    mean: 0.8,
    count: 2,
  });
});

test.each([
  ['ethyl acetate', 'ethyl-acetate'],
  [null, 'analysis'],
  ['N,N-dimethyl/../x', 'N,N-dimethyl-x'],
])('%s is saved as %s', (name, stem) => {
  expect(resultFileName(name, new Date('2026-01-31T12:30:05Z'))).toBe(
    `${stem}-2026-01-31T12-30-05.json`,
  );
});

test('a report is named after the molecule, and `analysis` where it has no name', () =>
  expect([reportFileName('ethyl acetate'), reportFileName(null)]).toEqual([
    'report-ethyl-acetate.pdf',
    'report-analysis.pdf',
  ]));

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { LIKELY_KEYS } from '../lib/storage.ts';
import { fingerprint, keepLikely, keptLikely, type KeptLikely } from './kept-likely.ts';

beforeEach(() => localStorage.clear());

const KEPT: KeptLikely = {
  formulas: [
    { hill: 'C9H11NO2', probability: 0.7 },
    { hill: 'C8H9NO3', probability: 0.1 },
  ],
  runs: {
    C9H11NO2: {
      state: 'done',
      id: 'a1',
      outcome: { kind: 'answer', name: 'benzocaine', confidence: 0.97 },
    },
    C8H9NO3: { state: 'failed', id: null, message: 'Boom' },
  },
  of: fingerprint('spectra'),
  fromFiles: [{ type: 'MS', peaks: [{ m_z: 165 }] }],
};

test('a comparison is read as it was kept, each page its own', () => {
  keepLikely('manual', KEPT);
  expect(keptLikely('manual')).toEqual(KEPT);
  expect(keptLikely('new')).toBeNull();
});

test('what an older version kept has no spectra of files', () => {
  const { fromFiles: _, ...older } = KEPT;
  localStorage.setItem(LIKELY_KEYS.manual, JSON.stringify(older));
  expect(keptLikely('manual')).toEqual({ ...KEPT, fromFiles: [] });
});

test('where the browser has no room for the spectra of files, the rest is kept', () => {
  const write = Storage.prototype.setItem;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (value.includes('m_z')) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  keepLikely('new', KEPT);
  full.mockRestore();
  expect(keptLikely('new')).toEqual({ ...KEPT, fromFiles: [] });
});

test('what was sent and not accepted before the page was left is stopped', () => {
  keepLikely('new', { ...KEPT, runs: { C9H11NO2: { state: 'running', id: null } } });
  expect(keptLikely('new')?.runs).toEqual({ C9H11NO2: { state: 'stopped', id: null } });
  keepLikely('new', { ...KEPT, runs: { C9H11NO2: { state: 'running', id: 'a1' } } });
  expect(keptLikely('new')?.runs).toEqual({ C9H11NO2: { state: 'running', id: 'a1' } });
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"formulas":[],"runs":{}}',
  '{"formulas":[{"hill":"CH4"}],"runs":{}}',
  '{"formulas":[{"hill":"CH4","probability":1}],"runs":{"CH4":{"state":"done","id":"a"}}}',
  '{"formulas":[{"hill":"CH4","probability":1}],"runs":{"CH4":{"state":"other","id":null}}}',
  '{"formulas":[{"hill":"CH4","probability":1}],"runs":{"CH4":{"state":"done","id":null,"outcome":{"kind":"answer"}}}}',
])('what is no comparison is none: %s', (stored) => {
  localStorage.setItem(LIKELY_KEYS.manual, stored);
  expect(keptLikely('manual')).toBeNull();
});

test('fingerprints of FNV-1a, 32 bits', () => {
  // Test values of Noll's reference (the empty text, "a" and "foobar").
  const hash = (text: string) => Number.parseInt(fingerprint(text).split(' ')[0]!, 36);
  expect([hash(''), hash('a'), hash('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

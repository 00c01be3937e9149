// @vitest-environment jsdom
import { NOTHING_ASKED } from '@elucida/spectra/manual-payload/asked';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetInput, keepTyped, keptTyped } from './kept-input.ts';
import { TYPED_KEY } from './storage.ts';

const STYRENE_OXIDE = {
  formula: 'C8H8O',
  asked: { ...NOTHING_ASKED, structures: 'c1ccccc1C1CO1' },
};
const DAY_MS = 24 * 3_600_000;

beforeEach(() => window.localStorage.clear());

test('what is typed is kept at once, and is forgotten with the rest', async () => {
  expect(keptTyped()).toBeNull();
  keepTyped(STYRENE_OXIDE);
  expect(keptTyped()).toEqual(STYRENE_OXIDE);
  await forgetInput();
  expect(keptTyped()).toBeNull();
});

test('empty fields leave nothing behind', () => {
  keepTyped(STYRENE_OXIDE);
  keepTyped({ formula: '', asked: NOTHING_ASKED });
  expect(window.localStorage.getItem(TYPED_KEY)).toBe('');
});

test('a day later it is gone', () => {
  vi.useFakeTimers();
  try {
    keepTyped(STYRENE_OXIDE);
    vi.advanceTimersByTime(DAY_MS);
    expect(keptTyped()).toEqual(STYRENE_OXIDE);
    vi.advanceTimersByTime(1);
    expect(keptTyped()).toBeNull();
    expect(window.localStorage.getItem(TYPED_KEY)).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test.each(['no JSON', 'null', '{}', '{"formula":7,"asked":{},"at":0}', '{"formula":"C2H6O"}'])(
  'what somebody else wrote there is ignored: %s',
  (text) => {
    window.localStorage.setItem(TYPED_KEY, text);
    expect(keptTyped()).toBeNull();
  },
);

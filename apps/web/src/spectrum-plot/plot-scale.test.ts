import { expect, test } from 'vitest';
import { plotScale } from './plot-scale.ts';

const range = [0, 520] as const;

test('ppm and wavenumbers run right to left on a plain scale', () => {
  const x = plotScale('IR', { domain: [4000, 400], range, doubled: false });
  expect([x(4000), x(2200), x(400)]).toEqual([0, 260, 520]);
});

test('the fingerprint takes twice the room a wavenumber', () => {
  const x = plotScale('IR', { domain: [4000, 400], range, doubled: true });
  expect([x(4000), x(2000), x(400)]).toEqual([0, 200, 520]);
  expect(x(1000) - x(1100)).toBeCloseTo(2 * (x(3000) - x(3100)));
});

test('only IR is doubled', () =>
  expect(plotScale('MS', { domain: [0, 100], range, doubled: true })(50)).toBe(260));

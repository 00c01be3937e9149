import { expect, test } from 'vitest';
import { runSource } from './testing/run-source.ts';

test('garbage is kept within a share of what is in use, also on a machine with much memory', async () => {
  const growth = async (...args: string[]) =>
    Number((await runSource('testing/make-garbage.ts', { args })).stdout);
  const [unlimited, limited] = [await growth(), await growth('limited')];
  expect(limited).toBeGreaterThan(1);
  expect(limited).toBeLessThan(unlimited * 0.85);
}, 60_000);

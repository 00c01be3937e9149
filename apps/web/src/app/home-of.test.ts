import { expect, test } from 'vitest';
import { homeOf } from './home-of.ts';

test.each([
  [null, '/en'],
  ['es', '/en'],
  [{ from: '/manual' }, '/en'],
  [{ lang: 'de' }, '/en'],
  [{ lang: 'es' }, '/es'],
  [{ lang: 'eu', from: '/manual' }, '/eu'],
])('an unknown address with the state %j leads to %s', (state, home) =>
  expect(homeOf(state)).toBe(home),
);

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadAhead } from './load-ahead.ts';
import { ROUTES, type ScreenId } from './route-table.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['/es/faq', ['faq']],
  ['/en', ['home']],
  ['/eu/blog/ir', ['post']],
  ['/en/blog/', ['blog']],
  ['/xx/faq', []],
  ['/en/nowhere', []],
  ['/', []],
] as const)('at %s the code of %j is asked for', (pathname, expected) => {
  const asked: ScreenId[] = [];
  for (const id of Object.keys(ROUTES) as ScreenId[]) {
    const route: { screen: unknown } = ROUTES[id];
    vi.spyOn(route as { screen: () => Promise<never> }, 'screen').mockImplementation(() => {
      asked.push(id);
      return new Promise(() => {});
    });
  }
  loadAhead(pathname);
  expect(asked).toEqual(expected);
});

// @vitest-environment jsdom
import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, user } from '../../testing/fake-server.ts';
import { fetchMe } from './account-calls.ts';

afterEach(() => vi.unstubAllGlobals());

test('a visitor is not asked for: the browser would report the 401 as an error', async () => {
  const calls = fakeServer({});
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`;
  expect(await fetchMe()).toBeNull();
  expect(calls).toEqual([]);
});

test('a session that the server no longer knows is a visitor', async () => {
  const calls = fakeServer({
    'GET /api/auth/me': {
      status: 401,
      json: { detail: 'You are not signed in.', code: 'not_signed_in' },
    },
  });
  expect(await fetchMe()).toBeNull();
  expect(calls).toHaveLength(1);
});

test.each([
  [1, true],
  [true, true],
  [0, false],
  [false, false],
] as const)(
  'is_verified %s; a user without a plan is on Free (specification §3)',
  async (sent, is_verified) => {
    const { plan: _plan, admin_link: _link, ...rest } = user();
    fakeServer({ 'GET /api/auth/me': { json: { ...rest, is_verified: sent } } });
    expect(await fetchMe()).toMatchObject({ is_verified, plan: 'free', admin_link: false });
  },
);

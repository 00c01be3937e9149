// @vitest-environment jsdom
import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
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

// @vitest-environment jsdom
import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAhead, SIGNED_IN, takeAhead } from './ask-ahead.ts';
import { fetchShared } from './api/analyses-calls.ts';
import { ApiError } from './api/api-error.ts';

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const session = (value: string) => {
  document.cookie = `${SIGNED_IN_COOKIE}=${value}; max-age=${value === '' ? 0 : 60}`;
};

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(() => Promise.resolve(new Response('{}', { status: 404 })));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  session('');
  vi.unstubAllGlobals();
});

test('the cookie is the one of the contract', () => expect(SIGNED_IN).toBe(SIGNED_IN_COOKIE));

test('the page of a shared result sends its first call, and the code takes its answer', async () => {
  askAhead('/eu/shared/te69r5AbLGsoOBUk5v-IqA');
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/shared/te69r5AbLGsoOBUk5v-IqA?lang=eu',
  ]);
  const call = () => fetchShared({ token: 'te69r5AbLGsoOBUk5v-IqA', language: 'eu' });
  await expect(call()).rejects.toBeInstanceOf(ApiError);
  expect(asked).toHaveBeenCalledTimes(1);
  // Whoever asks again wants a new answer, sent in the same way.
  await expect(call()).rejects.toBeInstanceOf(ApiError);
  expect(asked).toHaveBeenCalledTimes(2);
  const [[, ahead], [, again]] = asked.mock.calls as [[string, RequestInit], [string, RequestInit]];
  expect(again).toMatchObject({ ...ahead, method: 'GET' });
});

test('an analysis is asked for where there is a session; other pages ask for nothing', () => {
  askAhead('/en/analyses/46dc5413-1de5-49c3');
  askAhead('/en/new');
  askAhead('/en/shared/a/b');
  askAhead('/en/shared/%zz');
  expect(asked).not.toHaveBeenCalled();
  session('1');
  askAhead('/en/analyses/46dc5413-1de5-49c3');
  expect(takeAhead('/api/analyses/46dc5413-1de5-49c3?lang=en')).toBeInstanceOf(Promise);
  expect(takeAhead('/api/analyses/46dc5413-1de5-49c3?lang=en')).toBeUndefined();
});

test('a call that fails before anyone waits for it is met by who asks', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askAhead('/en/shared/t0k');
  await new Promise((resolve) => setTimeout(resolve));
  await expect(fetchShared({ token: 't0k', language: 'en' })).rejects.toMatchObject({ status: 0 });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { send } from './api/request.ts';
import { isOutOfReach, saysNothing, watchServer } from './server-reach.ts';

const answers = { api: true, health: true };
let asked: string[] = [];
let leave: () => void;
let changed: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  Object.assign(answers, { api: true, health: true });
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!(path.startsWith('/api') ? answers.api : answers.health))
      throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  changed = vi.fn();
});
afterEach(() => {
  answers.health = true;
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const call = () => send('/stats/quota', {}).catch((error: unknown) => error);

test('a call without an answer is no reason to speak of the server where that answers', async () => {
  leave = watchServer(changed);
  answers.api = false;
  expect(await call()).toBeInstanceOf(ApiError);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/stats/quota', '/healthz']);
  expect(isOutOfReach()).toBe(false);
});

test('where nothing answers it says so although the browser thinks it is online, and recovers', async () => {
  leave = watchServer(changed);
  Object.assign(answers, { api: false, health: false });
  await call();
  await vi.advanceTimersByTimeAsync(0);
  expect(navigator.onLine).toBe(true);
  expect(isOutOfReach()).toBe(true);
  // It asks again by itself, less and less often: after 2 s, 4 s and 8 s.
  await vi.advanceTimersByTimeAsync(13_900);
  expect(asked).toHaveLength(4);
  answers.health = true;
  await vi.advanceTimersByTimeAsync(200);
  expect(isOutOfReach()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(5);
});

test('a call that is answered ends it at once, also where the answer is a refusal', async () => {
  leave = watchServer(changed);
  Object.assign(answers, { api: false, health: false });
  await call();
  await vi.advanceTimersByTimeAsync(0);
  answers.api = true;
  await call();
  expect(isOutOfReach()).toBe(false);
});

test('a page that was kept begins so, and the mark is taken off', async () => {
  answers.health = false;
  document.head.append(Object.assign(document.createElement('meta'), { name: 'kept' }));
  leave = watchServer(changed);
  expect(isOutOfReach()).toBe(true);
  expect(document.querySelector('meta[name=kept]')).toBeNull();
  answers.health = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isOutOfReach()).toBe(false);
});

test('what is not watched asks nothing', async () => {
  leave = watchServer(changed);
  leave();
  saysNothing();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});

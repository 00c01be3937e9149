import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { THREAD_BOUNDS } from '../../bounds/threads.ts';
import { until } from '../../testing/streams.ts';
import type { Job, JobThreads } from './job.ts';
import { JobTimeout, ThreadsBusy } from './job.ts';
import { createJobThreads } from './job-threads.ts';

const filename = fileURLToPath(new URL('../../testing/test-jobs.ts', import.meta.url));
type TestJobs = {
  echo: Job<unknown, unknown>;
  forever: Job<null, never>;
  exit: Job<null, never>;
  fail: Job<string, never>;
  memory: Job<null, never>;
  wait: Job<number, number>;
  thread: Job<null, number>;
  garbage: Job<null, number>;
  heap: Job<null, number>;
};
let threads: JobThreads<TestJobs>;
const start = (options = {}) => {
  threads = createJobThreads<TestJobs>({ filename, ...options });
};
afterEach(() => threads.close());
const limitMs = 20_000;

test('a job comes back from another thread, once every job’s sample has run there', async () => {
  start();
  await threads.ready;
  expect(await threads.run('echo', { smiles: 'CCO', list: [1, 2] }, { limitMs })).toEqual({
    smiles: 'CCO',
    list: [1, 2],
    samples: 9,
  });
});

test('a job over its time is stopped with its thread, however deaf, and the next one runs', async () => {
  start();
  await threads.ready;
  const before = await threads.run('thread', null, { limitMs });
  await expect(threads.run('forever', null, { limitMs: 100 })).rejects.toBeInstanceOf(JobTimeout);
  expect(await threads.run('thread', null, { limitMs })).not.toBe(before);
});

test.each(['exit', 'memory'] as const)(
  'a thread that dies by %s fails its own job, and the next one runs',
  async (name) => {
    start();
    await expect(threads.run(name, null, { limitMs })).rejects.toThrow();
    expect(await threads.run('echo', {}, { limitMs })).toEqual({ samples: 9 });
  },
);

test('an idle thread does not keep what its last job left', async () => {
  start();
  expect(await threads.run('garbage', null, { limitMs })).toBe(2_000_000);
  await until(
    async () => (await threads.run('heap', null, { limitMs })) < THREAD_BOUNDS.idleHeapBytes,
  );
});

test('a thread that starts with its first job can be woken before, and a job that comes meanwhile is run', async () => {
  start({ idleMs: 60_000, waitMsMax: 1 });
  const woken = threads.wake();
  expect(await threads.run('echo', {}, { limitMs })).toEqual({ samples: 9 });
  await woken;
  expect(threads.load).toEqual({ running: 0, waiting: 0 });
});

test('an error of a job is its caller’s alone', async () => {
  start();
  await expect(threads.run('fail', 'no such ring', { limitMs })).rejects.toThrow('no such ring');
});

test('more than may wait are refused at once, and who waits too long is refused then', async () => {
  start({ waitingMax: 2, waitMsMax: 300 });
  await threads.ready;
  const running = threads.run('wait', 2_000, { limitMs });
  const waiting = [threads.run('echo', {}, { limitMs }), threads.run('echo', {}, { limitMs })];
  // Looked at below; until then it would count as unhandled.
  waiting.forEach((each) => each.catch(() => {}));
  expect(threads.load).toEqual({ running: 1, waiting: 2 });
  await expect(threads.run('echo', {}, { limitMs })).rejects.toBeInstanceOf(ThreadsBusy);
  for (const each of waiting) await expect(each).rejects.toBeInstanceOf(ThreadsBusy);
  expect(await running).toBe(2_000);
});

test('a job may have less time to wait than its kind', async () => {
  start({ waitMsMax: 60_000 });
  await threads.ready;
  const running = threads.run('wait', 1_000, { limitMs });
  await expect(threads.run('echo', {}, { limitMs, waitMs: 50 })).rejects.toBeInstanceOf(
    ThreadsBusy,
  );
  expect(await running).toBe(1_000);
});

test('who has gone before the job began does not have it run', async () => {
  start();
  await threads.ready;
  const gone = new AbortController();
  const running = threads.run('wait', 200, { limitMs });
  const dropped = threads.run('fail', 'it ran', { limitMs, signal: gone.signal });
  // Looked at below; until then it would count as unhandled.
  dropped.catch(() => {});
  gone.abort();
  await expect(dropped).rejects.toMatchObject({ name: 'JobCancelled' });
  await running;
});

test('closing ends what runs and what waits', async () => {
  start();
  await threads.ready;
  const jobs = [threads.run('forever', null, { limitMs }), threads.run('echo', {}, { limitMs })];
  const settled = Promise.allSettled(jobs);
  await threads.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

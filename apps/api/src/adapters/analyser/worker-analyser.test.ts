import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { afterEach, expect, test } from 'vitest';
import { AnalysisTimeout, ImagesUnreadable, type Analyser, type RunOptions } from './analyser.ts';
import { JobCancelled, QueueFull } from '../threads/job.ts';
import { createWorkerAnalyser } from './worker-analyser.ts';

const filename = fileURLToPath(new URL('../../testing/test-worker.mjs', import.meta.url));
let analyser: Analyser;
const start = (options = {}) => {
  analyser = createWorkerAnalyser({
    workers: 1,
    tables: { shifts: 'x' },
    filename,
    cancelGraceMs: 200,
    ...options,
  });
};
afterEach(() => analyser.close());

const run = (formula: string, options: Partial<RunOptions> = {}) =>
  analyser
    .analyse(
      { formula, spectra: '[]', images: [], lang: 'en', includeRaw: false },
      {
        rank: 1,
        signal: new AbortController().signal,
        onStart: () => {},
        onProgress: () => {},
        ...options,
      },
    )
    .then((text) => JSON.parse(text) as AnalysisResponse);

test('a job starts, reports, and answers; the tables reach the thread', async () => {
  start();
  const log: string[] = [];
  const response = await run('CH4', {
    onStart: () => log.push('start'),
    onProgress: ({ stage }) => log.push(stage),
  });
  expect(log).toEqual(['start', 'interpret', 'report']);
  expect(response).toMatchObject({ molecular_formula: 'CH4', warnings: ['{"shifts":"x"}'] });
});

test.each(['exit', 'throw'])(
  'a thread that dies by %s fails its own job, and the next one runs',
  async (formula) => {
    start();
    await expect(run(formula)).rejects.toThrow();
    expect(await run('CH4')).toMatchObject({ molecular_formula: 'CH4' });
  },
);

test('a thread out of memory fails its own job, and the next one runs', async () => {
  start({ memoryMb: 64 });
  await expect(run('memory')).rejects.toThrow(/memory/i);
  expect(await run('CH4')).toMatchObject({ molecular_formula: 'CH4' });
});

test('images that cannot be read come back by name and reason', async () => {
  start();
  await expect(run('unreadable')).rejects.toEqual(
    new ImagesUnreadable([{ file: 'cat.png', reason: 'no-axis' }]),
  );
});

test.each([
  ['polite', 150],
  ['deaf', 3_000],
])(
  'a %s thread that computes without a pause ends within %i ms of being cancelled',
  async (formula, limitMs) => {
    start();
    await run('CH4');
    const controller = new AbortController();
    const result = run(formula, { signal: controller.signal });
    // Looked at below; until then it would count as unhandled.
    result.catch(() => {});
    await sleep(100);
    const cancelledAt = performance.now();
    controller.abort();
    await expect(result).rejects.toBeInstanceOf(JobCancelled);
    expect(performance.now() - cancelledAt).toBeLessThan(limitMs);
    expect(await run('CH4')).toMatchObject({ molecular_formula: 'CH4' });
  },
);

test('a thread over its time is ended', async () => {
  start({ timeLimitMs: 300 });
  await expect(run('deaf')).rejects.toBeInstanceOf(AnalysisTimeout);
});

test('the queue is bounded, Pro goes first, and who leaves while waiting never starts', async () => {
  start({ maxWaiting: 3 });
  const order: string[] = [];
  const queued = (formula: string, options: Partial<RunOptions> = {}) =>
    run(formula, { ...options, onStart: () => order.push(formula) });
  const leaving = new AbortController();
  const jobs = [
    queued('slow'),
    queued('C1'),
    queued('C2', { signal: leaving.signal }),
    queued('C3', { rank: 0 }),
  ];
  // Looked at below; until then it would count as unhandled.
  jobs[2].catch(() => {});
  expect(() => queued('C4')).toThrow(QueueFull);
  leaving.abort();
  await expect(jobs[2]).rejects.toBeInstanceOf(JobCancelled);
  await Promise.all([jobs[0], jobs[1], jobs[3]]);
  expect(order).toEqual(['slow', 'C3', 'C1']);
});

test('closing cancels what runs and what waits', async () => {
  start();
  const jobs = [run('polite'), run('CH4')];
  const settled = Promise.allSettled(jobs);
  await sleep(100);
  await analyser.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test(
  'the two steps of an analysis with models: what the first carries reaches the ' +
    'second, and no thread is held between them',
  async () => {
    start();
    const options = {
      rank: 1,
      signal: new AbortController().signal,
      onStart: () => {},
      onProgress: () => {},
    };
    const first = await analyser.firstLook(
      { formula: 'CH4', spectra: '[]', images: [], lang: 'en', includeRaw: false },
      options,
    );
    expect(JSON.parse(first.response)).toMatchObject({ molecular_formula: 'CH4' });
    expect(analyser.load).toEqual({ running: 0, waiting: 0 });
    const second = await analyser.again(first.carry, [], { ...options, secondLook: true });
    expect(JSON.parse(second.response)).toEqual({ carry: 'CH4', replies: [], secondLook: true });
    await expect(analyser.again('throw', [], { ...options, secondLook: false })).rejects.toThrow(
      'a defect in the engine',
    );
  },
);

test('the second step meets no full queue, goes before all that wait, and keeps nobody out', async () => {
  start({ maxWaiting: 1 });
  const order: string[] = [];
  const slow = run('slow').then(() => order.push('running'));
  const waiting = run('CH4').then(() => order.push('waiting'));
  expect(() => run('C2H6')).toThrow(QueueFull);
  const signal = new AbortController().signal;
  const again = () => analyser.again('x', [], { signal, secondLook: false, onProgress: () => {} });
  const second = [again(), again()].map((step) => step.then(() => order.push('second')));
  expect(() => run('C2H6', { rank: 0 })).not.toThrow();
  await Promise.all([slow, waiting, ...second]);
  expect(order.indexOf('waiting')).toBeGreaterThan(order.lastIndexOf('second'));
});

test('a second step that is cancelled while it waits never starts', async () => {
  start();
  const slow = run('slow');
  const controller = new AbortController();
  const second = analyser.again('x', [], {
    signal: controller.signal,
    secondLook: false,
    onProgress: () => {},
  });
  controller.abort();
  await expect(second).rejects.toBeInstanceOf(JobCancelled);
  await slow;
  expect(analyser.load).toEqual({ running: 0, waiting: 0 });
});

test('an image that was read is not read again, however it is called', async () => {
  start();
  const describe = async (name: string, content: number) =>
    analyser.describe(
      { images: [{ name, bytes: new Uint8Array([1, 2, content]) }] },
      { signal: new AbortController().signal },
    );
  expect((await describe('a.png', 1))[0]!.name).toBe('a.png');
  expect((await describe('b.png', 1))[0]!.name).toBe('b.png, known');
  expect((await describe('c.png', 2))[0]!.name).toBe('c.png');
});

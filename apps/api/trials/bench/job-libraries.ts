/**
 * What decision 33 rests on: `npx tsx apps/api/trials/bench/job-libraries.ts [jobs]`. How long a job
 * waits for a free worker, and how many empty jobs a second several workers end, of each library
 * over a PostgreSQL of its own. Workers are runners of one process, which the libraries tell apart
 * as they do those of several.
 */
import { Logger, makeWorkerUtils, run, type Runner } from 'graphile-worker';
import PgBoss from 'pg-boss';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../src/testing/postgres.ts';

const [jobs = '2000'] = process.argv.slice(2);
const SINGLE = 60;
const PAUSE_MS = 400;
const silent = new Logger(() => () => {});

/** A library with `workers` workers, each of which calls back with what it was given. */
interface Library {
  put(payload: { id: number }): Promise<unknown>;
  putMany(count: number): Promise<unknown>;
  stop(): Promise<unknown>;
}
type Open = (url: string, workers: number, done: (id: number) => void) => Promise<Library>;

const graphile: Open = async (url, workers, done) => {
  const utils = await makeWorkerUtils({ connectionString: url, logger: silent });
  await utils.migrate();
  const runners: Runner[] = [];
  for (let i = 0; i < workers; i++)
    runners.push(
      await run({
        connectionString: url,
        concurrency: 1,
        noHandleSignals: true,
        maxPoolSize: 2,
        logger: silent,
        taskList: { job: async (payload) => done((payload as { id: number }).id) },
      }),
    );
  return {
    put: (payload) => utils.addJob('job', payload),
    putMany: (count) =>
      utils.withPgClient((client) =>
        client.query(
          `select graphile_worker.add_job('job', json_build_object('id', n)) from generate_series(1, $1) as n`,
          [count],
        ),
      ),
    async stop() {
      for (const runner of runners) await runner.stop();
      await utils.release();
    },
  };
};

const boss: Open = async (url, workers, done) => {
  const instances: PgBoss[] = [];
  for (let i = 0; i < workers; i++) {
    const instance = new PgBoss({ connectionString: url, max: 2 });
    instance.on('error', () => {});
    await instance.start();
    if (i === 0) await instance.createQueue('job');
    // Its shortest interval.
    await instance.work<{ id: number }>('job', { pollingIntervalSeconds: 0.5 }, async ([job]) =>
      done(job!.data.id),
    );
    instances.push(instance);
  }
  const [first] = instances;
  return {
    put: (payload) => first!.send('job', payload),
    putMany: (count) =>
      first!.insert(Array.from({ length: count }, (_, id) => ({ name: 'job', data: { id } }))),
    async stop() {
      for (const instance of instances) await instance.stop({ graceful: false });
    },
  };
};

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

async function waits(open: Open, url: string): Promise<string> {
  const put = new Map<number, number>();
  const waited: number[] = [];
  const library = await open(url, 2, (id) => waited.push(performance.now() - put.get(id)!));
  await sleep(1_000);
  for (let id = 0; id < SINGLE; id++) {
    put.set(id, performance.now());
    await library.put({ id });
    await sleep(PAUSE_MS);
  }
  while (waited.length < SINGLE) await sleep(20);
  await library.stop();
  waited.sort((a, b) => a - b);
  return `wait p50 ${at(waited, 0.5).toFixed(0)} ms, p95 ${at(waited, 0.95).toFixed(0)} ms`;
}

async function rate(open: Open, { url, workers }: { url: string; workers: number }) {
  let ended = 0;
  const library = await open(url, workers, () => ended++);
  const started = performance.now();
  await library.putMany(Number(jobs));
  // What a polling library cannot reach within a minute is its figure.
  while (ended < Number(jobs) && performance.now() - started < 60_000) await sleep(10);
  const seconds = (performance.now() - started) / 1_000;
  await library.stop();
  return `${workers} workers ${(ended / seconds).toFixed(0)}/s`;
}

const cluster = await startPostgres(findPostgres()!);
for (const [name, open] of [
  ['graphile-worker', graphile],
  ['pg-boss', boss],
] as const) {
  const lines = [await waits(open, await cluster.createDatabase())];
  for (const workers of [2, 4, 8])
    lines.push(await rate(open, { url: await cluster.createDatabase(), workers }));
  process.stdout.write(`${name}: ${lines.join('; ')}\n`);
}
await cluster.stop();

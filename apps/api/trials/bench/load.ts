// `npm run bench:load`: how long a read of the history takes while analyses run, and without any;
// and what a full queue answers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from '../../../../scripts/lib/command-line.mjs';
import { serveBuilt } from '../../src/testing/built-server.ts';
import { keepAnalysing } from './keep-analysing.ts';
import { readHistory, type Reads } from './read-history.ts';
import { seedUsers } from './seed-users.ts';

/** More than run and wait at once (contract §2: at least 64 waiting). */
const MORE_THAN_FIT = 100;

const values = readCommandLine({
  usage: `
Usage: npm run bench:load -- [--users N] [--analyses N] [--workers N] [--seconds N] [--per-second N]
  [--items N]

Reads of the history without analyses and while they run, and what a full queue answers.

  --users       accounts that read (200); --items of history each (50)
  --analyses    at once (10); --workers threads for them (the server's own number)
  --seconds     of each measurement (20), with --per-second reads (20)
`,
  options: {
    users: { type: 'string', default: '200' },
    analyses: { type: 'string', default: '10' },
    workers: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    'per-second': { type: 'string', default: '20' },
    items: { type: 'string', default: '50' },
  },
});
const [users, analyses, seconds, perSecond, items] = [
  values.users,
  values.analyses,
  values.seconds,
  values['per-second'],
  values.items,
].map(Number);

const figure = async (base: string, name: string) =>
  Number(
    new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await fetch(`${base}/metrics`)).text())?.[1],
  );
const say = (text: string) => process.stdout.write(`${text}\n`);
const words = ({ count, p50, p95, p99, errors }: Reads) =>
  `${count} reads, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${errors} errors`;

const dataDir = mkdtempSync(join(tmpdir(), 'elucida-load-'));
const cookies = await seedUsers({ dataDir, users, items });
const server = await serveBuilt({
  DATA_DIR: dataDir,
  ...(values.workers === undefined ? {} : { ANALYSIS_WORKERS: values.workers }),
});
try {
  const read = () => readHistory(server.base, { cookies, seconds, perSecond });
  await readHistory(server.base, { cookies, seconds: 3, perSecond });
  const alone = await read();
  say(`without analyses: ${words(alone)}`);

  const work = keepAnalysing(server.base, { cookies, count: analyses });
  while (
    (await figure(server.base, 'elucida_analyses_running')) +
      (await figure(server.base, 'elucida_analyses_waiting')) <
    analyses
  )
    await sleep(100);
  say(
    `${await figure(server.base, 'elucida_analyses_running')} running, ` +
      `${await figure(server.base, 'elucida_analyses_waiting')} ` +
      'waiting',
  );
  const beside = await read();
  await work.stop();
  say(`with ${analyses} analyses: ${words(beside)}`);
  say(`ratio of the p95: ${(beside.p95 / alone.p95).toFixed(2)}`);

  const submitted = MORE_THAN_FIT + Number(values.workers ?? 1);
  const flood = keepAnalysing(server.base, { cookies, count: submitted });
  await sleep(5_000);
  await flood.stop();
  say(
    `${submitted} analyses submitted, each again a second after a 503, for five ` +
      `seconds: ${[...flood.statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; ` +
      `${flood.withoutRetryAfter} of the 503 without Retry-After`,
  );
  const wrong =
    alone.errors +
    beside.errors +
    flood.withoutRetryAfter +
    [...work.statuses, ...flood.statuses].reduce(
      (sum, [status, count]) => sum + (status === 200 || status === 503 ? 0 : count),
      0,
    );
  process.exitCode = wrong === 0 && beside.p95 / alone.p95 <= 2 ? 0 : 1;
} finally {
  server.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}

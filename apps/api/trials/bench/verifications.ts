// `npx tsx apps/api/trials/bench/verifications.ts`: thousands of verifications through the public API and
// the queue, on four workers of which one is killed now and then. What was accepted must end once and
// count once.
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@elucida/client/client';
import type { Verdict } from '@elucida/contract/verification';
import { seededRandom } from '../../../../fixtures/random.ts';
import { readCommandLine } from '../../../../scripts/lib/command-line.mjs';
import { serveBuilt } from '../../src/testing/built-server.ts';
import { spawnWorker } from '../../src/testing/built-worker.ts';
import { KINDS } from '../../src/testing/databases.ts';
import { call, signUp } from '../../src/testing/server-process.ts';

const values = readCommandLine({
  usage: `
Usage: npx tsx apps/api/trials/bench/verifications.ts [--count N] [--at-once N] [--kill-every SECONDS]

Verifications over PostgreSQL: one server and three workers, a thread each; the server is not killed.

  --count       verifications (10000), of molecules of up to six heavy atoms
  --at-once     requests that wait at the same time (64)
  --kill-every  seconds between two kills of a worker (20; 0: none)
`,
  options: {
    count: { type: 'string', default: '10000' },
    'at-once': { type: 'string', default: '64' },
    'kill-every': { type: 'string', default: '20' },
  },
});
const [count, atOnce, killEveryS] = [values.count, values['at-once'], values['kill-every']].map(
  Number,
) as [number, number, number];
const say = (text: string) => process.stdout.write(`${text}\n`);

const EMAIL = 'laboratory@example.org';
/** Pairs of isomers: the spectra are of the first, and either is asked about. */
const PAIRS = [
  ['CCOC(C)=O', 'COC(=O)CC'],
  ['CCC(C)=O', 'CCCC=O'],
  ['CC(C)O', 'CCCO'],
  ['CC(C)(C)O', 'CCC(C)O'],
  ['CCCCO', 'CC(C)CO'],
  ['CC(=O)C(C)C', 'CCC(=O)CC'],
  ['C1CCOC1', 'CC1COC1'],
  ['CCN(C)C', 'CCNCC'],
  ['CC(C)C#N', 'CCCC#N'],
  ['CCOCC', 'COC(C)C'],
] as const;
/** Noise of a shift at most, thousandths of a ppm: another question each time. */
const NOISE = 100;
/** Engines load for some seconds. */
const LOAD_MS = 8_000;

const postgres = KINDS.find(({ name }) => name === 'PostgreSQL')!;
if (postgres.missing !== undefined) throw new Error(postgres.missing);
await postgres.start();
const place = await postgres.place();
const env = { ...place.env, ADMIN_EMAILS: EMAIL, ANALYSIS_WORKERS: '1' };
const server = await serveBuilt(env);
const workers = Array.from({ length: 3 }, () => spawnWorker(env));
const { cookie } = await signUp(server.base, { email: EMAIL, dataDir: place.env['DATA_DIR']! });
const made = await call(server.base, '/account/keys', { cookie, body: { name: 'bench' } });
const elucida = createClient({
  url: server.base,
  key: (made.json as { key: string }).key,
  tries: 50,
});
await sleep(LOAD_MS);

const shifts = new Map<string, number[]>();
for (const [smiles] of PAIRS) {
  const { signals } = await elucida.predict({ structure: smiles });
  shifts.set(
    smiles,
    signals.C13NMR.map(({ delta_ppm }) => delta_ppm),
  );
}

const random = seededRandom(1);
const cases = Array.from({ length: count }, (_, i) => {
  const pair = PAIRS[i % PAIRS.length]!;
  const peaks = shifts.get(pair[0])!.map((shift) => ({
    delta_ppm: Number((shift + random.whole(-NOISE, NOISE) / 1_000).toFixed(3)),
  }));
  return {
    key: `bench-${i}`,
    isRight: i % 2 === 0,
    body: { structure: pair[i % 2]!, spectra: [{ type: 'C13NMR' as const, peaks }] },
  };
});
const verdicts = new Map<string, number>();
const times: number[] = [];
let failed = 0;
const started = performance.now();
const left = [...cases];
let running = true;
const lane = async () => {
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const began = performance.now();
    try {
      const { verdict } = await elucida.verifications.run(next.body, { idempotencyKey: next.key });
      const name: `${'right' | 'wrong'} ${Verdict}` = `${next.isRight ? 'right' : 'wrong'} ${verdict}`;
      verdicts.set(name, (verdicts.get(name) ?? 0) + 1);
    } catch (error) {
      failed++;
      say(`${next.key}: ${error instanceof Error ? error.message : String(error)}`);
    }
    times.push(performance.now() - began);
    if (times.length % 1_000 === 0)
      say(`${times.length} in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  }
};
let kills = 0;
const killing = (async () => {
  while (killEveryS > 0 && running) {
    for (let waited = 0; waited < killEveryS && running; waited++) await sleep(1_000);
    if (!running) return;
    const place = kills++ % workers.length;
    workers[place]!.child.kill('SIGKILL');
    await workers[place]!.ended;
    workers[place] = spawnWorker(env);
  }
})();
await Promise.all(Array.from({ length: atOnce }, lane));
running = false;
await killing;
const seconds = (performance.now() - started) / 1_000;

const db = await place.open();
const rows = await db.kysely
  .selectFrom('analyses')
  .select(['status', 'counted', 'attempt', 'idempotency_key'])
  .where('kind', '=', 'verification')
  .execute();
await db.kysely.destroy();
const quota = await call(server.base, '/stats/quota', { cookie });
const used = (quota.json as { used_today: number }).used_today;
const done = rows.filter(({ status }) => status === 'done').length;
const keys = new Set(rows.map(({ idempotency_key }) => idempotency_key)).size;
const again = rows.filter(({ attempt }) => attempt > 1).length;
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)]! / 1_000).toFixed(1);
say(
  `${count} asked, ${done} done, ${failed} failed, ${rows.length} rows, ${keys} keys, ${used} counted; ` +
    `${kills} kills, ${again} begun again`,
);
say(
  `${(count / seconds).toFixed(1)} a second, ${seconds.toFixed(0)} s; answered within p50 ${at(0.5)} s, ` +
    `p95 ${at(0.95)} s, p99 ${at(0.99)} s with ${atOnce} waiting at once`,
);
say([...verdicts].map(([name, n]) => `${name}: ${n}`).join(', '));
for (const { child } of [...workers, server]) child.kill('SIGKILL');
await postgres.stop();
const isWhole = done === count && rows.length === count && keys === count && used === count;
process.exitCode = isWhole && failed === 0 ? 0 : 1;

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/db/open-database.ts';
import { spawnWorker } from '../../src/testing/built-worker.ts';
import { call, type ServerProcess, type Session } from '../../src/testing/server-process.ts';
import type { Report } from './report.ts';
import type { Target } from './target.ts';

/** Analyses under way at once. */
const AT_ONCE = 4;
const KILL_EVERY_MS = 10_000;
/** What is accepted must have ended by then: a lease, a round of recovery, and its own time. */
const END_WITHIN_MS = 90_000;
/** A row that waited longer for a free worker than this in one of twenty breaks the bar. */
const WAIT_P95_MS = 200;

const PAYLOAD = {
  metadata: { molecular_formula: 'C4H8O2' },
  spectra: [
    {
      type: 'C13NMR',
      peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }, { delta_ppm: 21 }, { delta_ppm: 14.2 }],
    },
  ],
};

interface Mortal {
  process: Pick<ServerProcess, 'child' | 'ended'>;
  restart(): Promise<Pick<ServerProcess, 'child' | 'ended'>>;
}

/** The id in the first event of an analysis; undefined where no answer came. */
async function accepted(
  base: string,
  { cookie, key }: { cookie: string; key: string },
): Promise<string | undefined> {
  const leaving = new AbortController();
  try {
    const response = await fetch(`${base}/analyze/manual`, {
      method: 'POST',
      body: JSON.stringify(PAYLOAD),
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'idempotency-key': key,
        cookie,
      },
      signal: leaving.signal,
    });
    return response.headers.get('analysis-id') ?? undefined;
  } catch {
    return undefined;
  } finally {
    // Nobody listens any more: it goes on all the same.
    leaving.abort();
  }
}

/** Asks for one analysis until it is accepted, whichever server dies, then waits for its end. */
async function oneAnalysis(
  bases: () => readonly string[],
  { cookie }: Session,
): Promise<{ id: string; status: string }> {
  const key = randomUUID();
  const base = () => bases()[Math.floor(Math.random() * bases().length)]!;
  let id: string | undefined;
  while (id === undefined) {
    id = await accepted(base(), { cookie, key });
    if (id === undefined) await sleep(100);
  }
  const until = performance.now() + END_WITHIN_MS;
  let status = 'never answered';
  while (performance.now() < until) {
    const { status: code, json } = await call(base(), `/analyses/${id}`, { cookie });
    if (code === 200) status = (json as { status: string }).status;
    if (code === 404) status = 'lost';
    if (!['queued', 'running', 'never answered'].includes(status)) break;
    await sleep(50);
  }
  return { id, status };
}

/** A user's rows: the attacks before this one have left others. */
const rowsOf = ({ kysely }: Database, { email }: Session) =>
  kysely
    .selectFrom('analyses')
    .innerJoin('users', 'users.id', 'analyses.user_id')
    .select(['attempt', 'analyses.created_at', 'started_at'])
    .where('users.email', '=', email)
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Milliseconds that rows begun once have waited, sorted. */
const waits = (rows: readonly Row[]): number[] =>
  rows
    .filter(({ attempt, started_at }) => attempt === 1 && started_at !== null)
    .map((row) => row.started_at! - row.created_at)
    .sort((a, b) => a - b);

/**
 * Kills a process at random every ten seconds while four analyses are under way: one server over
 * the embedded database, two servers and two workers over PostgreSQL. What was accepted must end
 * once, and count once.
 */
export async function analysesAttack(
  target: Target,
  { seconds }: { readonly seconds: number },
  report: Report,
): Promise<void> {
  const { env, serve, database, place } = target;
  const several = env.DATABASE_URL !== undefined;
  // Also while one is dead a worker is free for each of the four.
  const roomy = { ...env, ANALYSIS_WORKERS: several ? '2' : '4' };
  const user = await target.unlimitedUser();
  target.server.child.kill('SIGKILL');
  await target.server.ended;
  const servers = await Promise.all((several ? [0, 1] : [0]).map(() => serve(roomy)));
  const mortals: Mortal[] = servers.map((server, index) => ({
    process: server,
    restart: async () => (servers[index] = await serve(roomy)),
  }));
  if (several)
    for (let i = 0; i < 2; i++)
      mortals.push({ process: spawnWorker(roomy), restart: async () => spawnWorker(roomy) });
  // Engines load for some seconds.
  await sleep(several ? 8_000 : 0);

  const started = performance.now();
  const asking = () => performance.now() - started < seconds * 1_000;
  const seen: { id: string; status: string }[] = [];
  const bases = () => servers.map(({ base }) => base);
  const clients = Array.from({ length: AT_ONCE }, async () => {
    while (asking()) seen.push(await oneAnalysis(bases, user));
  });
  let kills = 0;
  while (asking()) {
    await sleep(KILL_EVERY_MS);
    const mortal = mortals[Math.floor(Math.random() * mortals.length)]!;
    mortal.process.child.kill('SIGKILL');
    await mortal.process.ended;
    kills++;
    mortal.process = await mortal.restart();
  }
  await Promise.all(clients);

  const db = await place.open();
  const rows = await rowsOf(db, user);
  await db.kysely.destroy();
  const waited = waits(rows);
  const { json } = await call(bases()[0]!, '/stats/quota', { cookie: user.cookie });
  const used = (json as { used_today: number }).used_today;
  const statuses = new Map<number, number>([[200, seen.length]]);
  const unended = seen.filter(({ status }) => status !== 'done');
  const p95 = waited[Math.floor(waited.length * 0.95)] ?? 0;
  const again = rows.filter(({ attempt }) => attempt > 1).length;
  for (const { id, status } of unended)
    report.violated(`analyses, ${database}: ${id} was accepted and is ${status}`);
  if (used !== seen.length || rows.length !== seen.length)
    report.violated(
      `analyses, ${database}: ${seen.length} accepted, ${rows.length} rows, ${used} counted`,
    );
  if (p95 > WAIT_P95_MS)
    report.violated(`analyses, ${database}: one in twenty waited ${p95} ms for a worker`);
  report.add({
    attack: 'analyses',
    database,
    route:
      `${kills} kills in ${seconds} s, ${again} begun again, ` +
      `wait p50 ${waited[Math.floor(waited.length / 2)]} p95 ${p95} ms`,
    requests: seen.length,
    statuses,
    lost: unended.length,
  });
  for (const { process } of mortals) process.child.kill('SIGKILL');
  await Promise.all(mortals.map(({ process }) => process.ended));
  // The attacks after this one have bounds of memory for as many engines as usual.
  target.server = await serve(env);
}

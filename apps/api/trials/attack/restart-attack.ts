import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../src/testing/server-process.ts';
import type { Kind } from '../../src/testing/databases.ts';
import { historyOf, load, usedBy } from '../../src/testing/traffic.ts';
import { BARS } from './bars.ts';
import { disturbancesOf, type Disturbance } from './disturb.ts';
import type { Extent } from './options.ts';
import type { Report } from './report.ts';
import { hasEnded, type Target } from './target.ts';

/** Traffic before and after each strike. */
const UNDISTURBED_MS = 500;
/** Strikes before another user takes over: a history holds 2,000 items. */
const ROUNDS_OF_USER = 5;
/** By then the server has found its database again. */
const RECOVERED_WITHIN_MS = 10_000;

async function recovered(target: Target): Promise<boolean> {
  const until = performance.now() + RECOVERED_WITHIN_MS;
  for (; performance.now() < until && !hasEnded(target); await sleep(50))
    if ((await call(target.server.base, '/readyz')).status === 200) return true;
  return false;
}

/**
 * Keeps asking /healthz, which needs no database; milliseconds of the slowest answer, or null where
 * one failed.
 */
function watchHealth(base: string): { stop(): Promise<number | null> } {
  let stopped = false;
  const looking = (async () => {
    let slowest: number | null = 0;
    while (!stopped) {
      const started = performance.now();
      const { status } = await call(base, '/healthz');
      slowest =
        status === 200 && slowest !== null ? Math.max(slowest, performance.now() - started) : null;
      await sleep(50);
    }
    return slowest;
  })();
  return {
    stop: () => {
      stopped = true;
      return looking;
    },
  };
}

async function strikeUnderTraffic(
  target: Target,
  { name, strike }: Disturbance,
  { rounds, report }: { rounds: number; report: Report },
): Promise<void> {
  const { database } = target;
  const user = await target.unlimitedUser();
  const where = `restart, ${database}, ${name}`;
  const traffic = load(target.server.base, user, { formula: 'CH4', endsWithServer: false });
  const health = watchHealth(target.server.base);
  for (let round = 0; round < rounds; round++) {
    await sleep(UNDISTURBED_MS);
    await strike();
    const ready = await recovered(target);
    if (hasEnded(target)) {
      report.violated(
        `${where}: the server's process ended with ${target.server.child.exitCode ?? target.server.child.signalCode}`,
      );
      break;
    }
    if (!ready)
      report.tooSlow(`${where}: /readyz was not 200 within ${RECOVERED_WITHIN_MS / 1_000} s`);
  }
  await sleep(UNDISTURBED_MS);
  await traffic.stop();
  const slowest = await health.stop();
  const residentBytes = target.peakBytes();
  if (hasEnded(target)) target.server = await target.serve(target.env);
  else if (slowest === null)
    report.violated(`${where}: /healthz was not answered with 200 throughout`);
  else if (slowest > BARS.stallMs)
    report.tooSlow(
      `${where}: /healthz took ${Math.round(slowest)} ms once (at most ${BARS.stallMs})`,
    );
  await expectCounted(target, { user, traffic, where, report });
  const kept = await historyOf(target.server.base, user);
  const { statuses, acknowledged } = traffic;
  const wrong = [...statuses].filter(([status]) => status !== 200 && status !== 503);
  for (const [status, count] of wrong)
    report.violated(
      `${where}: ${count} requests were answered ${status === 0 ? 'with nothing' : status} and not 200 or 503`,
    );
  report.add({
    attack: 'restart',
    database,
    route: `${name}, ${rounds} times`,
    requests: [...statuses.values()].reduce((sum, count) => sum + count, 0),
    statuses,
    lost: acknowledged.saved.filter((id) => !kept.has(id)).length,
    ...(residentBytes === undefined ? {} : { residentBytes }),
  });
}

/** What was answered is counted, and nothing that was not asked for. */
async function expectCounted(
  target: Target,
  {
    user,
    traffic,
    where,
    report,
  }: {
    user: Parameters<typeof usedBy>[1];
    traffic: ReturnType<typeof load>;
    where: string;
    report: Report;
  },
): Promise<void> {
  const used = await usedBy(target.server.base, user);
  if (used < traffic.acknowledged.counted || used > traffic.asked())
    report.violated(
      `${where}: ${traffic.acknowledged.counted} analyses answered of ${traffic.asked()}, ${used} counted`,
    );
}

/**
 * Takes the database away from a server with traffic, in every way there is. The server goes on:
 * nothing but 200 and 503, nothing lost.
 */
export async function restartAttack(
  kind: Kind,
  target: Target,
  { rounds }: Extent,
  report: Report,
): Promise<void> {
  for (const disturbance of disturbancesOf(kind, target)) {
    for (let left = rounds; left > 0; left -= ROUNDS_OF_USER)
      await strikeUnderTraffic(target, disturbance, {
        rounds: Math.min(left, ROUNDS_OF_USER),
        report,
      });
  }
}

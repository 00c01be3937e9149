import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { call, type Session } from '../../src/testing/server-process.ts';
import { BARS } from './bars.ts';
import { createBystander, watch } from './bystander.ts';
import type { FloodOrder, FloodResult } from './flooder.ts';
import type { Extent } from './options.ts';
import type { Report } from './report.ts';
import { takesKey, type RouteInfo } from './routes.ts';
import { hasEnded, type Target } from './target.ts';

const FLOODER = fileURLToPath(new URL('flooder.ts', import.meta.url));
const ATTACKER = '198.51.100.66';
/**
 * What fills the attacker's history comes first, so that reading it is dear; what leaves work
 * behind comes last.
 */
const FIRST = ['POST /history'];
const LAST = [
  'POST /images/describe',
  'POST /export_pdf',
  'POST /v1/predictions',
  'POST /verifications',
  'POST /v1/verifications',
  'POST /v1/analyses',
  'POST /analyze',
  'POST /analyze/manual',
];
/** It ends the session that all the others need. */
const WITHOUT_SESSION = ['POST /auth/logout', 'POST /auth/register', 'POST /auth/login'];

const placeOf = ({ name }: RouteInfo) => (FIRST.includes(name) ? -1 : LAST.indexOf(name) + 1);

async function floodWith(flooder: ChildProcess, order: FloodOrder): Promise<FloodResult> {
  flooder.send(order);
  const ended = new AbortController();
  const died = once(flooder, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`the process that floods ${order.route} ended with ${code}`);
  });
  try {
    const [result] = (await Promise.race([
      once(flooder, 'message', { signal: ended.signal }),
      died,
    ])) as [FloodResult];
    return result;
  } finally {
    // The wait for its end is given up here, which rejects.
    died.catch(() => {});
    ended.abort();
  }
}

/** An attacker with the largest plan, as anybody may buy it. */
async function createAttacker(target: Target): Promise<{ cookie: string; key: string }> {
  const [attacker, admin] = [await target.user(), await target.admin()];
  const { json } = await call(target.server.base, '/auth/me', { cookie: attacker.cookie });
  const changed = await call(
    target.server.base,
    `/admin/users/${(json as { id: string }).id}/change_plan`,
    { cookie: admin.cookie, body: { plan: 'pro' } },
  );
  if (changed.status !== 200) throw new Error(`the attacker got no plan: ${changed.status}`);
  const { cookie } = attacker;
  const made = await call(target.server.base, '/account/keys', { cookie, body: { name: 'x' } });
  return { cookie, key: (made.json as { key: string }).key };
}

/**
 * What the other user's reads take before anything is flooded: where this is over the bars, the
 * machine is too busy to judge by.
 */
async function alone(
  { server: { base }, database }: Target,
  bystander: Session,
  { floodS, report }: { floodS: number; report: Report },
): Promise<void> {
  const watched = watch(base, bystander);
  await sleep(floodS * 1_000);
  const { failed: _failed, ...times } = await watched.stop();
  report.add({
    attack: 'flood',
    database,
    route: 'nothing yet',
    requests: 0,
    statuses: new Map(),
    ...times,
  });
}

/**
 * Floods one route after the other from 50 connections of one attacker, while another user reads
 * the history and /healthz is asked.
 */
export async function floodAttack(
  target: Target,
  { floodS }: Extent,
  { routes, report }: { routes: readonly RouteInfo[]; report: Report },
): Promise<void> {
  const bystander = await createBystander(target);
  const { cookie, key } = await createAttacker(target);
  const flooder = fork(FLOODER, { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
  try {
    await once(flooder, 'message');
    await alone(target, bystander, { floodS, report });
    for (const { name, url } of routes
      .filter((route) => !route.url.startsWith('/api/'))
      .toSorted((a, b) => placeOf(a) - placeOf(b))) {
      target.peakBytes();
      const watched = watch(target.server.base, bystander);
      const order = {
        base: target.server.base,
        route: name,
        seconds: floodS,
        connections: BARS.connections,
        cookie: WITHOUT_SESSION.includes(name) ? '' : cookie,
        ...(takesKey(url) ? { key } : {}),
        address: ATTACKER,
      };
      const { statuses, hung, undocumented, example } = await floodWith(flooder, order);
      const { failed, ...times } = await watched.stop();
      const where = `flood, ${target.database}, ${name}`;
      if (hung > 0)
        report.violated(
          `${where}: ${hung} requests without a byte of an answer for ${BARS.hangMs / 1_000} s`,
        );
      if (undocumented > 0)
        report.violated(`${where}: ${undocumented} undocumented answers, the first ${example}`);
      if (failed > 0) report.violated(`${where}: ${failed} of another user's requests failed`);
      const residentBytes = target.peakBytes();
      report.add({
        attack: 'flood',
        database: target.database,
        route: name,
        requests: statuses.reduce((sum, [, count]) => sum + count, 0),
        statuses: new Map(statuses),
        ...times,
        ...(residentBytes === undefined ? {} : { residentBytes }),
      });
      if (hasEnded(target)) {
        report.violated(
          `${where}: the server's process ended with ${target.server.child.exitCode ?? target.server.child.signalCode}`,
        );
        target.server = await target.serve(target.env);
      }
    }
  } finally {
    flooder.kill();
  }
}

import { Agent } from 'node:http';
import { seededRandom } from '../../../../fixtures/random.ts';
import { call } from '../../src/testing/server-process.ts';
import { BARS } from './bars.ts';
import { hostileImages } from './fuzz/hostile-images.ts';
import { makeRequest, type Stock } from './fuzz/make-request.ts';
import { sendRaw } from './fuzz/raw-messages.ts';
import type { Report } from './report.ts';
import type { RouteInfo } from './routes.ts';
import { send, type Answered } from './send.ts';
import { hasEnded, type Target } from './target.ts';

const CONNECTIONS = 12;
const USERS = 12;
/** One request in so many breaks HTTP itself. */
const RAW_EVERY = 25;
const RAW = 'no HTTP that a library sends';
/** Said of each kind of undocumented answer. */
const EXAMPLES = 5;

async function createStock(
  target: Target,
  routes: readonly RouteInfo[],
  users = USERS,
): Promise<Stock> {
  const sessions = [await target.unverifiedUser(), await target.admin()];
  for (let user = 0; user < users; user++) sessions.push(await target.user());
  const ids: string[] = [];
  for (const { cookie } of sessions) {
    const saved = await call(target.server.base, '/history', {
      cookie,
      body: { formula: 'CH4', nombre_molecula: null, result_json: { status: 'ok' } },
    });
    const me = await call(target.server.base, '/auth/me', { cookie });
    for (const { json } of [saved, me])
      if (typeof (json as { id?: unknown } | null)?.id === 'string')
        ids.push((json as { id: string }).id);
  }
  const keys: string[] = [];
  const { cookie: admin } = await target.admin();
  for (const name of ['one', 'two']) {
    const { json } = await call(target.server.base, '/account/keys', {
      cookie: admin,
      body: { name },
    });
    keys.push((json as { key: string }).key);
  }
  return {
    routes,
    ids,
    keys: [...keys, 'el_', `el_${'a'.repeat(43)}`],
    cookies: [...sessions.map(({ cookie }) => cookie), '', 'elucida_session=none'],
    images: await hostileImages(),
  };
}

interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  readonly routes: readonly RouteInfo[];
  readonly report: Report;
  /** Verified users among whom the requests are spread. */
  readonly users?: number;
}

/**
 * Sends made-up requests over every route. No answer of 500 or more but the documented ones, no
 * hang, no end of the process.
 */
export async function fuzzAttack(
  target: Target,
  { requests, seed, routes, report, users }: FuzzOptions,
): Promise<void> {
  const stock = await createStock(target, routes, users);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const byRoute = new Map<string, Map<number, number>>();
  const complaints = new Map<string, number>();
  const complain = (kind: string, text: string) => {
    const before = complaints.get(kind) ?? 0;
    complaints.set(kind, before + 1);
    if (before < EXAMPLES) report.violated(text);
  };
  const record = (
    number: number,
    { route, path }: { route: string; path: string },
    { status, hung, undocumented }: Answered,
  ) => {
    const statuses = byRoute.get(route) ?? byRoute.set(route, new Map()).get(route)!;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const where = `fuzz, ${target.database}, ${route}, request ${number} (${path.slice(0, 100)})`;
    if (hung) complain(`${route} hung`, `${where}: no answer for ${BARS.hangMs / 1_000} s`);
    if (undocumented !== undefined)
      complain(`${route} ${status}`, `${where}: ${status} ${undocumented}`);
  };
  target.peakBytes();
  let next = seed * 1_000_000;
  const end = next + requests;
  const keepSending = async () => {
    while (next < end && !hasEnded(target)) {
      const number = next++;
      if (number % RAW_EVERY === 0)
        record(
          number,
          { route: RAW, path: '' },
          await sendRaw(target.server.base, seededRandom(number)),
        );
      else {
        const outgoing = makeRequest(number, stock);
        record(number, outgoing, await send(target.server.base, outgoing, agent));
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepSending));
  agent.destroy();
  const residentBytes = target.peakBytes();
  for (const [kind, count] of complaints)
    if (count > EXAMPLES)
      report.violated(`fuzz, ${target.database}: ${kind}, ${count} times in all`);
  for (const [route, statuses] of [...byRoute].toSorted(([a], [b]) => a.localeCompare(b))) {
    report.add({
      attack: 'fuzz',
      database: target.database,
      route,
      requests: [...statuses.values()].reduce((sum, count) => sum + count, 0),
      statuses,
    });
  }
  report.add({
    attack: 'fuzz',
    database: target.database,
    route: 'all of these',
    requests,
    statuses: new Map(),
    ...(residentBytes === undefined ? {} : { residentBytes }),
  });
}

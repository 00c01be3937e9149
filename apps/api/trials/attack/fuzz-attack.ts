import { Agent } from 'node:http';
import { allExercises } from '@elucida/practice/exercises/exercises';
import { allProblems } from '@elucida/practice/problems';
import { seededRandom } from '../../../../fixtures/random.ts';
import { call } from '../../src/testing/server-process.ts';
import { BARS } from './bars.ts';
import { hostileImages } from './fuzz/hostile-images.ts';
import { makeRequest, type Stock } from './fuzz/make-request.ts';
import type { PracticeIds } from './fuzz/paths.ts';
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

/** Ids of the collection, and a set of a problem, an assignment and a report with a student in it. */
async function practiceIds({ server: { base } }: Target, teacher: string): Promise<PracticeIds> {
  const [problems, exercises] = [allProblems().map(({ id }) => id), allExercises()];
  const exercise = exercises.find(({ kind }) => kind === 'assignment')!.problem.id;
  const made = await call(base, '/practice/sets', {
    cookie: teacher,
    body: {
      title: 'Fuzz',
      problems: [{ id: problems[0] }, { exercise }, { structure: 'toluene', kind: 'mistake' }],
    },
  });
  if (made.status !== 200) throw new Error(`no set could be made: ${made.status}`);
  const { id } = made.json as { id: string };
  const read = await call(base, `/practice/sets/${id}`, { cookie: teacher });
  const { token } = read.json as { token: string };
  const joined = await call(base, `/practice/shared/${token}/students`, { body: { name: 'Ada' } });
  return {
    problems,
    exercises: exercises.map(({ problem }) => problem.id),
    sets: [id],
    tokens: [token],
    studentKeys: [(joined.json as { key: string }).key],
  };
}

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
    practice: await practiceIds(target, admin),
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

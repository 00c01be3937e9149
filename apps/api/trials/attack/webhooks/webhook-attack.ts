import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WEBHOOKS_MAX, type Webhook as Listed } from '@elucida/contract/webhooks';
import { Webhook } from 'standardwebhooks';
import { call, type Session } from '../../../src/testing/server-process.ts';
import { manualPayload } from '../../../src/testing/test-app.ts';
import { createBystander, watch } from '../bystander.ts';
import type { Report } from '../report.ts';
import type { Target } from '../target.ts';
import { NAMES, privateUrls, ROUTES } from './hostile-addresses.ts';
import { BEHAVIOURS, openReceiver, openTrap, type Receiver, type Trap } from './receivers.ts';

/** Each webhook must have been tried, and a refused message sent again (5 s), within this. */
const TRIED_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 250;
const REDIRECTS = [301, 302, 303, 307, 308] as const;

/** A webhook of the attack, and the status that the account must show for it. */
interface Planned {
  readonly url: string;
  /** null: no answer, or nothing was sent. */
  readonly status: number | null;
  /** Whether its message must be taken in the end. */
  readonly taken: boolean;
}
interface Made extends Planned {
  readonly id: string;
  readonly secret: string;
  readonly owner: Session;
}

/** What each way of answering comes to. */
const STATUS_OF: Readonly<Record<keyof typeof BEHAVIOURS, number | null>> = {
  takes: 204,
  'refuses-first': 204,
  'answers-never': null,
  'hangs-up': null,
  'speaks-no-http': null,
  'sends-endless-headers': null,
  'sends-endless-body': 200,
};

function plan(receiver: Receiver, trap: Trap): readonly Planned[] {
  const open = `https://receiver.example:${receiver.port}`;
  const targets = [`https://127.0.0.1:${trap.port}/private`, `${open}/elsewhere`];
  return [
    ...privateUrls(trap.port).map((url) => ({ url, status: null, taken: false })),
    ...REDIRECTS.flatMap((status) =>
      targets.map((to) => ({
        url: `${open}/redirect/${status}?to=${encodeURIComponent(to)}`,
        status,
        taken: false,
      })),
    ),
    ...Object.entries(STATUS_OF).map(([name, status]) => ({
      url: `${open}/${name}`,
      status,
      taken: status !== null,
    })),
    {
      url: `https://rebinding.example:${receiver.port}/rebinding`,
      status: 204,
      taken: true,
    },
  ];
}

/** Five webhooks an account, on as many accounts as that takes; each account ends one analysis. */
async function makeAll(target: Target, planned: readonly Planned[]): Promise<Made[]> {
  const { base } = target.server;
  const made: Made[] = [];
  for (let first = 0; first < planned.length; first += WEBHOOKS_MAX) {
    const owner = await target.unlimitedUser();
    for (const each of planned.slice(first, first + WEBHOOKS_MAX)) {
      const { status, json } = await call(base, '/account/webhooks', {
        cookie: owner.cookie,
        body: { url: each.url },
      });
      // An address that is refused at once is as good.
      if (status === 200)
        made.push({ ...each, ...(json as { id: string; secret: string }), owner });
      else if (status !== 422 || each.taken)
        throw new Error(`${each.url} was answered ${status}: ${JSON.stringify(json)}`);
    }
    const ended = await call(base, '/analyze/manual', {
      cookie: owner.cookie,
      body: manualPayload('C4H8O2'),
    });
    if (ended.status !== 200) throw new Error(`the analysis was answered ${ended.status}`);
  }
  return made;
}

/** What the accounts show, once each webhook was tried and nothing is left that must be taken. */
async function shown(target: Target, made: readonly Made[]): Promise<ReadonlyMap<string, Listed>> {
  const owners = new Map(made.map(({ owner }) => [owner.cookie, owner]));
  const until = performance.now() + TRIED_WITHIN_MS;
  for (;;) {
    const all = new Map<string, Listed>();
    for (const cookie of owners.keys()) {
      const { json } = await call(target.server.base, '/account/webhooks', { cookie });
      for (const each of (json ?? []) as Listed[]) all.set(each.id, each);
    }
    const open = made.filter(({ id, taken }) => {
      const state = all.get(id);
      return state?.last_tried_at == null || (taken && state.waiting > 0);
    });
    if (open.length === 0 || performance.now() > until) return all;
    await sleep(LOOK_EVERY_MS);
  }
}

function judge(
  made: readonly Made[],
  states: ReadonlyMap<string, Listed>,
  violated: (what: string) => void,
): void {
  for (const { id, url, status, taken } of made) {
    const state = states.get(id);
    if (state?.last_tried_at == null) violated(`${url} was never tried`);
    else if (state.last_status !== status)
      violated(`${url}: ${state.last_status ?? 'no answer'} instead of ${status ?? 'no answer'}`);
    else if (taken && state.waiting > 0) violated(`${url}: its message still waits`);
  }
}

/** What arrived: signed for its webhook, sent once unless it was refused, and holding no result. */
function judgeArrived(
  { arrived }: Receiver,
  made: readonly Made[],
  violated: (what: string) => void,
): void {
  const ids = new Map<string, Set<unknown>>();
  for (const { method, path, headers, body } of arrived) {
    const webhook = made.find(({ url }) => url.endsWith(path));
    if (path === '/elsewhere' || webhook === undefined) {
      violated(`a redirect was followed to ${path}`);
      continue;
    }
    if (method !== 'POST') violated(`${path}: ${method} instead of POST`);
    try {
      new Webhook(webhook.secret).verify(
        body,
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      );
    } catch {
      violated(`${path}: a message arrived that is not signed for its webhook`);
    }
    for (const name of ['cookie', 'authorization'])
      if (headers[name] !== undefined) violated(`${path}: the header ${name} was sent along`);
    ids.set(path, (ids.get(path) ?? new Set()).add(headers['webhook-id']));
  }
  for (const [path, seen] of ids)
    if (seen.size !== 1) violated(`${path}: one message came under ${seen.size} ids`);
  const retried = arrived.filter(({ path }) => path === '/refuses-first').length;
  if (retried !== 2) violated(`a refused message came ${retried} times, not twice`);
  const rebound = arrived.filter(({ path }) => path === '/rebinding').length;
  if (rebound !== 1) violated(`a name that changes its address was reached ${rebound} times`);
}

/**
 * Webhooks to every spelling of a private address, to names that lead inside or change where they
 * lead, to receivers that redirect, never answer or never end. Nothing may reach the machine's own
 * listeners, no redirect may be followed, and others must not wait.
 */
export async function webhookAttack(target: Target, report: Report): Promise<void> {
  const { database, env, serve } = target;
  const violated = (what: string) => report.violated(`webhooks, ${database}, ${what}`);
  const folder = await mkdtemp(join(tmpdir(), 'elucida-webhooks-'));
  const [receiver, trap] = await Promise.all([openReceiver(), openTrap()]);
  try {
    const [internet, certificate] = [join(folder, 'internet.json'), join(folder, 'receiver.pem')];
    await writeFile(internet, JSON.stringify({ names: NAMES, routes: ROUTES }));
    await writeFile(certificate, receiver.certificate);
    target.server.child.kill('SIGKILL');
    await target.server.ended;
    target.server = await serve({
      ...env,
      NODE_OPTIONS: `--import=${new URL('internet.mjs', import.meta.url).href}`,
      NODE_EXTRA_CA_CERTS: certificate,
      TEST_INTERNET: internet,
    });
    const bystander = await createBystander(target);
    target.peakBytes();
    const planned = plan(receiver, trap);
    const made = await makeAll(target, planned);
    const watched = watch(target.server.base, bystander);
    const states = await shown(target, made);
    const { failed, ...times } = await watched.stop();
    if (failed > 0) violated(`${failed} of another user's requests failed`);
    if (trap.reached() > 0) violated(`${trap.reached()} connections to a private address`);
    judge(made, states, violated);
    judgeArrived(receiver, made, violated);
    const residentBytes = target.peakBytes();
    const statuses = new Map<number, number>();
    for (const { last_status } of states.values())
      statuses.set(last_status ?? 0, (statuses.get(last_status ?? 0) ?? 0) + 1);
    report.add({
      attack: 'webhooks',
      database,
      route:
        `${made.length} of ${planned.length} addresses taken, ${receiver.arrived.length} messages ` +
        `arrived, ${trap.reached()} connections to private addresses`,
      requests: planned.length,
      statuses,
      ...times,
      ...(residentBytes === undefined ? {} : { residentBytes }),
    });
    target.server.child.kill('SIGKILL');
    await target.server.ended;
    target.server = await serve(env);
  } finally {
    receiver.close();
    trap.close();
    await rm(folder, { recursive: true, force: true });
  }
}

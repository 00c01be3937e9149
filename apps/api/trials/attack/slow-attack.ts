import { setTimeout as sleep } from 'node:timers/promises';
import { call, type Session } from '../../src/testing/server-process.ts';
import { createBystander, watch } from './bystander.ts';
import type { Extent } from './options.ts';
import type { Report } from './report.ts';
import { openSlowClients } from './slow-clients.ts';
import { hasEnded, type Target } from './target.ts';

/** More than one attacker's 50: opening a connection costs next to nothing. */
const CONNECTIONS = 300;
const READERS = 50;
const ADDRESS = '198.51.100.99';
/** A large history to be read slowly: items, and characters of each. */
const ITEMS = 20;
const ITEM_SIZE = 500_000;
/**
 * A connection that trickles its headers is ended after a minute, one that trickles its body after
 * three (Node's headersTimeout and our requestTimeout), looked at every half a minute: at 90 and
 * 210 s at the latest.
 */
const HEADERS_ENDED_S = 95;
const BODY_ENDED_S = 215;

interface Slow {
  readonly name: string;
  readonly connections: number;
  readonly first: string;
  readonly trickle: string;
  readonly reads: boolean;
  /** Seconds until the server must have ended these connections by itself. */
  readonly endedWithinS?: number;
}

const head = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

function slowClients({ cookie }: Session): readonly Slow[] {
  const common = ['Host: localhost', `X-Forwarded-For: ${ADDRESS}`, `Cookie: ${cookie}`];
  const post = (path: string, type: string, length: number) =>
    `${head([`POST ${path} HTTP/1.1`, ...common, `Content-Type: ${type}`, `Content-Length: ${length}`])}\r\n`;
  return [
    {
      name: 'silent connections',
      connections: CONNECTIONS,
      first: '',
      trickle: '',
      reads: true,
      endedWithinS: HEADERS_ENDED_S,
    },
    {
      name: 'trickled headers',
      connections: CONNECTIONS,
      first: head(['GET /history HTTP/1.1', ...common]),
      trickle: 'x: y\r\n',
      reads: true,
      endedWithinS: HEADERS_ENDED_S,
    },
    {
      name: 'trickled JSON bodies',
      connections: CONNECTIONS,
      first: `${post('/history', 'application/json', 7_000_000)}{"formula":"`,
      trickle: 'C',
      reads: true,
      endedWithinS: BODY_ENDED_S,
    },
    {
      name: 'trickled forms',
      connections: CONNECTIONS,
      first:
        `${post('/analyze', 'multipart/form-data; boundary=x', 7_000_000)}--x\r\ncontent-disposition: ` +
        `form-data; name="files"; filename="a.png"\r\n\r\n`,
      trickle: 'x',
      reads: true,
      endedWithinS: BODY_ENDED_S,
    },
    {
      name: 'answers that are not read',
      connections: READERS,
      first: `${head(['GET /history?limit=200 HTTP/1.1', ...common])}\r\n`,
      trickle: '',
      reads: false,
    },
    {
      name: 'exports that are not read',
      connections: READERS,
      first: `${head(['GET /account/export HTTP/1.1', ...common])}\r\n`,
      trickle: '',
      reads: false,
    },
    {
      name: 'pipelined requests, answers not read',
      connections: READERS,
      first: `${head(['GET /openapi.json HTTP/1.1', ...common])}\r\n`.repeat(300),
      trickle: '',
      reads: false,
    },
  ];
}

async function createSlowUser(target: Target): Promise<Session> {
  const user = await target.user();
  const body = {
    formula: 'CH4',
    nombre_molecula: null,
    result_json: { status: 'ok', informacion: 'x'.repeat(ITEM_SIZE) },
  };
  for (let item = 0; item < ITEMS; item++)
    await call(target.server.base, '/history', { cookie: user.cookie, body });
  return user;
}

interface Watching {
  readonly target: Target;
  readonly bystander: Session;
  readonly report: Report;
}

/**
 * Slow clients of these kinds, all at once, for some seconds; what the other user's reads took and
 * the memory go into the table.
 */
async function stay(
  kinds: readonly Slow[],
  seconds: number,
  { target, bystander, report }: Watching,
): Promise<void> {
  target.peakBytes();
  const opened = kinds.map((kind) => ({
    kind,
    clients: openSlowClients(target.server.base, kind),
  }));
  const watched = watch(target.server.base, bystander);
  const started = performance.now();
  for (const { kind, clients } of opened.toSorted(
    (a, b) => (a.kind.endedWithinS ?? 0) - (b.kind.endedWithinS ?? 0),
  )) {
    await sleep(
      Math.max(
        0,
        Math.min(seconds, kind.endedWithinS ?? seconds) * 1_000 - (performance.now() - started),
      ),
    );
    const open = clients.opened - clients.closed();
    if (kind.endedWithinS !== undefined && seconds >= kind.endedWithinS && open > 0)
      report.violated(
        `slow, ${target.database}, ${kind.name}: ${open} connections still open after ${kind.endedWithinS} s`,
      );
  }
  const [{ failed, ...times }, residentBytes] = [await watched.stop(), target.peakBytes()];
  const names = kinds.map(({ name }) => name).join(', ');
  if (failed > 0)
    report.violated(
      `slow, ${target.database}, ${names}: ${failed} of another user's requests failed`,
    );
  const closed = opened.reduce((sum, { clients }) => sum + clients.closed(), 0);
  for (const { clients } of opened) clients.leave();
  report.add({
    attack: 'slow',
    database: target.database,
    route: names,
    requests: opened.reduce((sum, { clients }) => sum + clients.opened, 0),
    statuses: new Map([[0, closed]]),
    ...times,
    ...(residentBytes === undefined ? {} : { residentBytes }),
  });
}

/**
 * Clients that send and read as slowly as they are let, while another user reads the history. Those
 * that the server must end stay together until it has; the others, one kind after the other, for a
 * tenth of that.
 */
export async function slowAttack(target: Target, { slowS }: Extent, report: Report): Promise<void> {
  const [bystander, user] = [await createBystander(target), await createSlowUser(target)];
  const kinds = slowClients(user);
  await stay(
    kinds.filter(({ endedWithinS }) => endedWithinS !== undefined),
    slowS,
    { target, bystander, report },
  );
  for (const kind of kinds.filter(({ endedWithinS }) => endedWithinS === undefined))
    if (!hasEnded(target)) await stay([kind], slowS / 10, { target, bystander, report });
}

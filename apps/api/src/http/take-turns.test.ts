import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TURN_BOUNDS } from '../bounds/requests.ts';
import { until } from '../testing/streams.ts';
import { handleError } from './error-handler.ts';
import { takeTurns } from './take-turns.ts';

let app: FastifyInstance;
let port: number;
/** Requests in work: how each of them is let go. */
let working: (() => void)[];
let most: number;
let begun: number;
let quickInTurn: number;
let mostInTurn: number;

async function start(
  bounds: Partial<typeof TURN_BOUNDS | Record<keyof typeof TURN_BOUNDS, number>> = {},
): Promise<void> {
  app = Fastify({ trustProxy: true });
  app.setErrorHandler(handleError);
  takeTurns(app, { ...TURN_BOUNDS, ...bounds });
  app.get('/work', async (request) => {
    begun++;
    await new Promise<void>((resolve) => {
      working.push(resolve);
      most = Math.max(most, working.length);
    });
    return (request.query as { n?: string }).n ?? 'done';
  });
  app.get('/waits', async (request) => {
    request.endTurn();
    await new Promise<void>((resolve) => working.push(resolve));
    return 'done';
  });
  app.get('/quick', async () => {
    begun++;
    mostInTurn = Math.max(mostInTurn, ++quickInTurn);
    return 'done';
  });
  app.get('/large', async () => {
    begun++;
    return Buffer.alloc(20_000_000);
  });
  app.get('/healthz', async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}
beforeEach(() => {
  working = [];
  [most, begun, quickInTurn, mostInTurn] = [0, 0, 0, 0];
});
afterEach(async () => {
  const close = app.close();
  app.server.closeAllConnections();
  await close;
});

const finishOne = async () => {
  await until(async () => working.length > 0);
  working.shift()!();
};
/** Status of an answer on a connection of its own; from an address, as a proxy says it. */
const ask = (path: string, address = '192.0.2.1') =>
  new Promise<number>((resolve) => {
    get({ port, path, agent: false, headers: { 'x-forwarded-for': address } }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode!)),
    ).on('error', () => resolve(0));
  });
function pipeline(requests: readonly string[]): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(requests.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return socket;
}

test(
  'requests sent ahead on one connection are worked on one after the other, and ' +
    'answered in their order',
  async () => {
    await start();
    const socket = pipeline(['/work?n=first', '/work?n=second', '/work?n=third']);
    let text = '';
    socket.on('data', (bytes) => {
      text += String(bytes);
    });
    for (let i = 0; i < 3; i++) await finishOne();
    await until(async () => text.includes('third'));
    expect(text.match(/first|second|third/g)).toEqual(['first', 'second', 'third']);
    expect(most).toBe(1);
    socket.destroy();
  },
);

test('a connection that sends too many ahead is ended', async () => {
  await start({ pipelinedMax: 5 });
  const socket = pipeline(Array.from({ length: 500 }, () => '/work'));
  await once(socket.resume(), 'close');
  expect(begun).toBe(1);
});

test('answers that nobody reads are not piled up, and their reader is ended', async () => {
  await start({ unreadMs: 200 });
  const socket = pipeline(Array.from({ length: 10 }, () => '/large')).pause();
  await until(async () => begun > 0);
  await until(
    async () =>
      new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count === 0))),
  );
  expect(begun).toBe(1);
  socket.destroy();
});

test('one address has a few requests in work; another one waits for none of them', async () => {
  await start();
  const answers = Array.from({ length: 20 }, () => ask('/work'));
  await until(async () => working.length === TURN_BOUNDS.addressRequestsMax);
  const other = ask('/work', '192.0.2.2');
  await until(async () => working.length === TURN_BOUNDS.addressRequestsMax + 1);
  working.pop()!();
  expect(await other).toBe(200);
  expect(await ask('/healthz')).toBe(200);
  for (let i = 0; i < 20; i++) await finishOne();
  expect(await Promise.all(answers)).toEqual(Array(20).fill(200));
  expect(most).toBe(TURN_BOUNDS.addressRequestsMax + 1);
});

test('of what is answered at once only a few are worked on in one turn of the event loop', async () => {
  await start();
  const sockets = Array.from({ length: 40 }, () =>
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .resume(),
  );
  // Accepted too, so that all requests come at once.
  for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  let turning = true;
  const next = () => {
    quickInTurn = 0;
    if (turning) setImmediate(next);
  };
  next();
  for (const socket of sockets) socket.write('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n');
  await until(async () => begun === sockets.length);
  turning = false;
  expect(mostInTurn).toBeLessThanOrEqual(TURN_BOUNDS.addressRequestsMax);
  for (const socket of sockets) socket.destroy();
});

test('what waits for something else gives its turn to the next, and so does what takes too long', async () => {
  await start({ turnMs: 100 });
  const waiting = Array.from({ length: 10 }, () => ask('/waits'));
  await until(async () => working.length === 10);
  const long = Array.from({ length: 10 }, () => ask('/work'));
  await until(async () => working.length === 20);
  for (const finish of working) finish();
  expect(await Promise.all([...waiting, ...long])).toEqual(Array(20).fill(200));
});

test('nobody waits for ever, and not everybody may wait: 503 with Retry-After', async () => {
  await start({ waitMs: 100, addressWaitingMax: 2 });
  const held = Array.from({ length: TURN_BOUNDS.addressRequestsMax }, () => ask('/work'));
  await until(async () => working.length === TURN_BOUNDS.addressRequestsMax);
  const refused = await app.inject({
    url: '/work',
    remoteAddress: '192.0.2.1',
    headers: { 'x-forwarded-for': '192.0.2.1' },
  });
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'busy',
    '10',
  ]);
  expect(await Promise.all(Array.from({ length: 3 }, () => ask('/work')))).toEqual([503, 503, 503]);
  for (const finish of working) finish();
  expect(await Promise.all(held)).toEqual(Array(held.length).fill(200));
});

test('who leaves while waiting leaves the place to the next', async () => {
  await start();
  const held = Array.from({ length: TURN_BOUNDS.addressRequestsMax }, () =>
    ask('/work', '127.0.0.1'),
  );
  await until(async () => working.length === TURN_BOUNDS.addressRequestsMax);
  const leaving = pipeline(['/work', '/work']);
  await once(leaving, 'connect');
  leaving.destroy();
  await until(
    async () =>
      new Promise((resolve) =>
        app.server.getConnections((_error, count) => resolve(count === held.length)),
      ),
  );
  const last = ask('/work', '127.0.0.1');
  for (let i = 0; i < held.length + 1; i++) await finishOne();
  expect(await Promise.all([...held, last])).toEqual(Array(held.length + 1).fill(200));
  expect(begun).toBe(held.length + 1);
});

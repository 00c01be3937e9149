import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isDocumented, send } from './send.ts';

const agent = new Agent();
let close = () => {};
afterEach(() => close());

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const get = { route: 'GET /', method: 'GET', path: '/', headers: {} };

test.each([
  [500, '{"code":"internal"}', '5', false],
  [503, '{"code":"busy"}', '5', true],
  [503, '{"code":"busy"}', undefined, false],
  [503, '{"code":"internal"}', '5', false],
  [503, '{"code":"no such code"}', '5', false],
  [503, 'no JSON', '5', false],
  [502, '{"code":"busy"}', '5', false],
])('%i %s with Retry-After %s is documented: %s', (status, body, retryAfter, documented) => {
  expect(isDocumented(status, { body, retryAfter })).toBe(documented);
});

test('an undocumented answer is kept, a closed connection is none, and what never comes is a hang', async () => {
  const base = await serving((_request, response) => response.writeHead(500).end('oh'));
  expect(await send(base, get, agent)).toMatchObject({
    status: 500,
    hung: false,
    undocumented: 'oh',
  });
  close();
  expect(await send(base, get, agent)).toMatchObject({ status: 0, hung: false });
  const silent = await serving(() => {});
  expect(await send(silent, { ...get, leaveAfterMs: 50 }, agent)).toMatchObject({
    status: 0,
    hung: false,
  });
  expect(await send(silent, { ...get, hangMs: 50 }, agent)).toMatchObject({
    status: 0,
    hung: true,
  });
});

test('an answer that keeps coming is not a hang, however long it takes; one that stops half way is', async () => {
  const base = await serving((request, response) => {
    response.writeHead(200).write('begun');
    if (request.url === '/stops') return;
    let pieces = 0;
    const timer = setInterval(() => {
      response.write('more');
      if (++pieces === 12) response.end(() => clearInterval(timer));
    }, 50);
  });
  const answered = await send(base, { ...get, hangMs: 300 }, agent);
  expect(answered).toMatchObject({ status: 200, hung: false });
  expect(answered.ms).toBeGreaterThan(500);
  expect(await send(base, { ...get, path: '/stops', hangMs: 300 }, agent)).toMatchObject({
    status: 0,
    hung: true,
  });
  expect((await send(base, { ...get, hangMs: 300, leaveBodyAfterMs: 200 }, agent)).ms).toBeLessThan(
    answered.ms,
  );
  expect(
    await send(base, { ...get, path: '/stops', hangMs: 300, leaveBodyAfterMs: 200 }, agent),
  ).toMatchObject({ status: 0, hung: true });
});

test('an answer that is broken off counts as none', async () => {
  const base = await serving((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('begun');
    setTimeout(() => response.destroy(), 50);
  });
  expect(await send(base, get, agent)).toMatchObject({ status: 0, hung: false });
});

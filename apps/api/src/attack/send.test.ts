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
  close = () => { server.closeAllConnections(); server.close(); };
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

test('an undocumented answer is kept, a closed connection is no answer, and what never comes is a hang', async () => {
  const base = await serving((_request, response) => response.writeHead(500).end('oh'));
  expect(await send(base, get, agent)).toMatchObject({ status: 500, hung: false, undocumented: 'oh' });
  close();
  expect(await send(base, get, agent)).toMatchObject({ status: 0, hung: false });
  const silent = await serving(() => {});
  expect(await send(silent, { ...get, leaveAfterMs: 50 }, agent)).toMatchObject({ status: 0, hung: false });
  expect(await send(silent, { ...get, hangMs: 50 }, agent)).toMatchObject({ status: 0, hung: true });
});

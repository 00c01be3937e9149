import { Agent, request } from 'node:http';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropBody } from './drop-body.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let base: URL;
let cookie: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  app = await createTestApp();
  base = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  const registered = await app.server.inject({
    method: 'POST',
    url: '/auth/register',
    payload: { email: 'drop@example.org', password: PASSWORD, name: 'Ada' },
  });
  const session = registered.cookies[0]!;
  cookie = `${session.name}=${session.value}`;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

/**
 * The status of a request over the one connection, and whether it was used before; null where no
 * answer comes.
 */
const over = (method: string, path: string, body?: Buffer, type = '') =>
  new Promise<{ status: number; reused: boolean } | null>((resolve) => {
    const headers = {
      cookie,
      ...(body && { 'content-type': type, 'content-length': body.length }),
    };
    const sent = request(
      { host: base.hostname, port: base.port, method, path, headers, agent },
      (response) => {
        response
          .resume()
          .once('end', () => resolve({ status: response.statusCode!, reused: sent.reusedSocket }));
      },
    );
    sent
      .setTimeout(5_000, () => sent.destroy())
      .once('error', () => resolve(null))
      .end(body);
  });

const part = (name: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const large = Buffer.alloc(600_000, 'x');

test.each<[string, string, Buffer]>([
  [
    'a name that the parser refuses, before a large part',
    '/export_pdf',
    Buffer.concat([part('__proto__', 'x'), part('result_json', large), Buffer.from('--b--\r\n')]),
  ],
  [
    'a name that the parser refuses, in an upload',
    '/analyze',
    Buffer.concat([part('__proto__', 'x'), part('files', large), Buffer.from('--b--\r\n')]),
  ],
  [
    'a part whose head is too long',
    '/export_pdf',
    Buffer.concat([
      part('lang', 'en'),
      part('files"; filename="'.concat('x'.repeat(500_000)), 'x'),
      part('__proto__', large),
      Buffer.from('--b--\r\n'),
      large,
    ]),
  ],
  [
    'much behind the end of the form',
    '/export_pdf',
    Buffer.concat([part('lang', 'en'), Buffer.from('--b--\r\n'), large]),
  ],
])('the connection serves the next request after %s', async (_name, path, form) => {
  const refused = await over('POST', path, form, 'multipart/form-data; boundary=b');
  expect(refused?.status).toBeGreaterThanOrEqual(400);
  expect(await over('GET', '/healthz')).toEqual({ status: 200, reused: true });
});

test('what a parser that has stopped taking holds up is read to its end', async () => {
  const raw = Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(100_000)));
  raw.pipe(new Writable({ write: () => {} }));
  await new Promise(setImmediate);
  dropBody({ raw } as never);
  await new Promise((resolve) => {
    raw.once('end', resolve);
  });
  expect(raw.readableEnded).toBe(true);
});

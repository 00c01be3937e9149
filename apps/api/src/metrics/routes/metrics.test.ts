import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, manualPayload, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const scrape = () => app.server.inject('/metrics');

test('requests are timed by route and status, at both paths alike', async () => {
  const user = await app.user();
  await user.call('POST', '/analyze/manual', { json: manualPayload() });
  await user.call('GET', '/api/history/some-id');
  const response = await scrape();
  expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.body).toContain(
    'elucida_http_request_seconds_count{method="POST",route="/analyze/manual",status="200"} 1\n',
  );
  expect(response.body).toContain(
    'elucida_http_request_seconds_count{method="GET",route="/history/:id",status="404"} 1\n',
  );
  expect(response.body).not.toContain('some-id');
  for (const [name, value] of [
    ['analyses_running', 0],
    ['analyses_waiting', 0],
    ['uploads_held_bytes', 0],
    ['database_ready', 1],
  ])
    expect(response.body).toContain(`\nelucida_${name} ${value}\n`);
});

test('what runs and waits is counted while it does', async () => {
  const user = await app.user();
  let finish = () => {};
  app.analyser.behave(
    (job) =>
      new Promise((resolve) => {
        finish = () => resolve({ status: 'ok', molecular_formula: job.formula } as never);
      }),
  );
  const running = user.call('POST', '/analyze/manual', { json: manualPayload() });
  while (app.analyser.load.running === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await scrape()).body).toContain('\nelucida_analyses_running 1\n');
  finish();
  await running;
  expect((await scrape()).body).toContain('\nelucida_analyses_running 0\n');
});

test.each([
  ['from elsewhere', { remoteAddress: '192.0.2.1' }],
  ['from the network', { remoteAddress: '10.0.0.1' }],
  ['through a proxy of this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['through one that names itself', { headers: { forwarded: 'for=127.0.0.1' } }],
  ['through one that says only how it was reached', { headers: { 'x-forwarded-proto': 'https' } }],
  ['through one that keeps the name it was asked for', { headers: { host: 'elucida.example' } }],
])('asked %s there is nothing', async (_where, options) => {
  const response = await app.server.inject({ url: '/metrics', ...options });
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
});

test(
  'over a connection: a program on this machine gets them; nginx as it comes, with ' +
    'its HTTP/1.0, and a proxy of another port do not',
  async () => {
    const served = await createTestApp();
    const { port } = new URL(await served.server.listen({ port: 0, host: '127.0.0.1' }));
    const ask = (version: string, host: string) =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(
            `GET /metrics HTTP/${version}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          ),
        );
        socket
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            answer += chunk;
          })
          .on('close', () => resolve(answer.split(' ')[1]));
      });
    expect([
      await ask('1.1', `127.0.0.1:${port}`),
      await ask('1.1', `localhost:${port}`),
      await ask('1.0', `127.0.0.1:${port}`),
      await ask('1.1', 'localhost:8080'),
      await ask('1.1', 'localhost'),
    ]).toEqual(['200', '200', '404', '404', '404']);
    await served.close();
  },
);

test('where a token is set, it alone decides', async () => {
  const guarded = await createTestApp({ env: { METRICS_TOKEN: 'a-token-of-some-length' } });
  const status = async (headers: Record<string, string>) =>
    (await guarded.server.inject({ url: '/metrics', headers })).statusCode;
  expect([
    await status({}),
    await status({ authorization: 'Bearer a-token-of-other-lengths' }),
    await status({ authorization: 'Bearer a-token-of-some-lengtH' }),
  ]).toEqual([404, 404, 404]);
  expect(
    await status({
      authorization: 'Bearer a-token-of-some-length',
      'x-forwarded-for': '192.0.2.1',
      host: 'elucida.example',
    }),
  ).toBe(200);
  await guarded.close();
});

import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp, PASSWORD } from '../testing/test-app.ts';

test('the log has a line for every request and nothing secret', async () => {
  let log = '';
  const noisy = await createTestApp({
    app: {
      logger: {
        level: 'trace',
        stream: {
          write: (line: string) => {
            log += line;
          },
        },
      },
    },
  });
  const user = await noisy.user({ email: 'logged@example.org', plan: 'pro' });
  const made = await user.call('POST', '/account/keys', { json: { name: 'robot' } });
  const { key } = made.json<{ key: string }>();
  for (const path of ['/v1/names?q=ethanol', '/v1/nothing'])
    await user.call('GET', path, { headers: { authorization: `Bearer ${key}` } });
  await user.call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } });
  await user.call('GET', '/auth/me');
  await user.call('POST', '/auth/login', {
    json: { email: user.email, password: 'something else' },
  });
  expect(
    log.split('\n').filter((line) => line.includes('request completed')).length,
  ).toBeGreaterThanOrEqual(5);
  for (const secret of [
    PASSWORD,
    'something else',
    noisy.mailer.codeTo(user.email),
    user.cookie.split('=')[1],
    user.device.split('=')[1],
    key,
  ])
    expect(log).not.toContain(secret);
  for (const line of log.trim().split('\n')) JSON.parse(line);
  await noisy.close();
});

test('behind a proxy the address that it saw counts, not what the client wrote', async () => {
  const proxied = await createTestApp({ env: { TRUST_PROXY: 'true' } });
  const register = (forwarded: string) =>
    proxied.visitor().call('POST', '/auth/register', {
      json: { email: 'same@example.org', password: PASSWORD, name: 'x' },
      headers: { 'x-forwarded-for': forwarded },
    });
  await proxied.user({ email: 'same@example.org' });
  for (let i = 0; i < 30; i++) await register(`10.0.0.${i}, 192.0.2.1`);
  expect([
    (await register('10.0.0.99, 192.0.2.1')).statusCode,
    (await register('192.0.2.2')).statusCode,
  ]).toEqual([429, 409]);
  await proxied.close();
});

test('a connection that never sends a request does not hold up closing', async () => {
  const server = await createTestApp();
  const address = await server.server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  await server.server.inject('/healthz');
  const started = performance.now();
  await server.close();
  expect(performance.now() - started).toBeLessThan(2_000);
  socket.destroy();
});

import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test } from 'vitest';
import { isPublicAddress, postWebhook, PrivateAddress, webhookSender } from './post-webhook.ts';

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'not an address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

const post = (url: string) =>
  postWebhook({ id: 'msg_1', url, secret: `whsec_${'A'.repeat(44)}`, body: '{}', now: 0 });

test.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::1]:3000/',
  'https://[::ffff:169.254.169.254]/latest/meta-data',
  'https://169.254.169.254/',
])('nothing is sent to %s', async (url) => {
  await expect(post(url)).rejects.toThrow(PrivateAddress);
});

const SECRET = `whsec_${'B'.repeat(44)}`;
const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server on this machine, and a sender that may reach it. */
async function receiver(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = webhookSender({
    request,
    lookup: (_name, options, done) =>
      options.all === true
        ? done(null, [{ address: '127.0.0.1', family: 4 }])
        : done(null, '127.0.0.1', 4),
    isOpen: () => true,
  });
  return (path: string) =>
    send({
      id: 'msg_1',
      url: `http://receiver.example:${port}${path}`,
      secret: SECRET,
      body: '{"type":"analysis.done"}',
      now: Date.now(),
    });
}

test('what arrives is signed for the secret, byte for byte', async () => {
  const arrived: { headers: IncomingHttpHeaders; body: string }[] = [];
  const send = await receiver((incoming, response) => {
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () => {
      arrived.push({ headers: incoming.headers, body });
      response.writeHead(204).end();
    });
  });
  expect(await send('/hook')).toBe(204);
  const [{ headers, body }] = arrived as [(typeof arrived)[number]];
  const signed = Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, String(v)]));
  expect(new Webhook(SECRET).verify(body, signed)).toEqual({ type: 'analysis.done' });
  expect(() => new Webhook(SECRET).verify(body.replace('done', 'gone'), signed)).toThrow();
});

test('a redirect is an answer, and is not followed', async () => {
  const paths: (string | undefined)[] = [];
  const send = await receiver((incoming, response) => {
    paths.push(incoming.url);
    response.writeHead(307, { location: '/other' }).end();
  });
  expect(await send('/hook')).toBe(307);
  expect(paths).toEqual(['/hook']);
});

test('a receiver that hangs up is an error', async () => {
  const send = await receiver((incoming) => incoming.socket.destroy());
  await expect(send('/hook')).rejects.toThrow();
});

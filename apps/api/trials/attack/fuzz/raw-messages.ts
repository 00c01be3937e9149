import { connect } from 'node:net';
import type { Random } from '../../../../../fixtures/random.ts';
import { BARS } from '../bars.ts';
import type { Answered } from '../send.ts';

const MESSAGES: readonly (string | Buffer)[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET  / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET /\r\n\r\n',
  'get / http/1.1\r\nhost: a\r\n\r\n',
  'G\0T / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET / HTTP/1.1\nHost: a\n\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nx: \0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nx: \x7f\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${Array.from({ length: 2_500 }, (_, n) => `a${n}: b\r\n`).join('')}\r\n`,
  'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n' +
    'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n',
  'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
    'Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n',
  'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
    'Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}',
  'POST /auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n',
  'POST /history HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
    'Transfer-Encoding: chunked\r\n\r\n2;x=y\r\n{}\r\n0\r\ntrailer: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200),
  Buffer.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 0]),
  Buffer.alloc(5_000),
  '\r\n\r\n\r\n',
];

/**
 * A message that no HTTP library sends, on a connection of its own. The client ends its half, so
 * that silence does not mean that the server hangs.
 */
export function sendRaw(base: string, random: Random): Promise<Answered> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(base);
    const message = random.pick(MESSAGES);
    const started = performance.now();
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const timer = setTimeout(() => finish(true), BARS.hangMs);
    const finish = (hung: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      resolve({
        status,
        hung,
        ms: performance.now() - started,
        ...(status >= 500
          ? {
              undocumented: `${answer.slice(0, 200)} after ${JSON.stringify(String(message).slice(0, 120))}`,
            }
          : {}),
      });
    };
    socket
      .on('data', (bytes: Buffer) => {
        if (answer.length < 2_000) answer += bytes.toString('latin1');
      })
      .on('error', () => finish(false))
      .on('close', () => finish(false))
      .on('end', () => finish(false));
    socket.end(typeof message === 'string' ? Buffer.from(message, 'latin1') : message);
  });
}

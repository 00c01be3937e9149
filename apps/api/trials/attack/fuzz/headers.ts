import type { Random } from '../../../../../fixtures/random.ts';

const LONG = 'x'.repeat(7_000);
/**
 * Headers with what they should not hold. Node's client refuses control characters; the raw
 * messages send those.
 */
const HOSTILE: readonly (readonly [string, readonly string[]])[] = [
  [
    'origin',
    [
      'https://evil.example',
      'null',
      '',
      'http://',
      'http://localhost',
      '://',
      `http://${'a'.repeat(3_000)}`,
    ],
  ],
  [
    'cookie',
    [
      'elucida_session=',
      'elucida_session=%00',
      'elucida_session=%',
      'elucida_session=\xff\xfe',
      `elucida_session=${LONG}`,
      'elucida_session=a; elucida_session=b',
      ';;;=;',
      '__proto__=1; constructor=2',
      'elucida_session="a',
      'elucida_signed_in=1',
    ],
  ],
  [
    'content-type',
    [
      '',
      'application/json; charset=utf-7',
      'application/json;',
      'APPLICATION/JSON',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=a',
      ';',
      '/',
      'application/json, text/html',
      '__proto__/x',
      LONG,
    ],
  ],
  [
    'accept',
    ['text/event-stream', 'text/html', '*/*;q=0', 'text/html;q=x', LONG, ',,,', 'application/pdf'],
  ],
  [
    'accept-encoding',
    ['br', 'gzip;q=0', 'br;q=1.0, gzip', '*', 'identity;q=0', 'x'.repeat(500), 'zstd', ','],
  ],
  ['accept-language', ['eu', 'xx-YY;q=9', '*', LONG]],
  ['if-none-match', ['*', '""', 'W/"x"', '"', LONG]],
  ['if-modified-since', ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999999999']],
  [
    'range',
    [
      'bytes=0-',
      'bytes=-1',
      'bytes=5-1',
      'bytes=0-0,1-1,2-2',
      `bytes=${'0-1,'.repeat(900)}5-6`,
      'x=1',
      'bytes=99999999999999999999-',
    ],
  ],
  [
    'x-forwarded-for',
    [
      '',
      ',',
      'x',
      '::',
      '::1',
      '::ffff:1.2.3.4',
      'fe80::1%eth0',
      '999.1.1.1',
      '1.2.3.4, 5.6.7.8',
      'unknown',
      LONG,
      '\xff',
    ],
  ],
  ['x-forwarded-proto', ['https', 'x', 'https,http']],
  ['x-forwarded-host', ['evil.example', '']],
  ['host', ['evil.example', '[::1]', 'localhost:99999', '@', 'a/b']],
  ['expect', ['100-continue', 'x']],
  ['content-encoding', ['gzip', 'br', 'x']],
  ['transfer-encoding', ['chunked']],
  ['x-http-method-override', ['DELETE']],
  ['stripe-signature', ['t=1,v1=x', '', 't=,v1=', LONG]],
  ['idempotency-key', ['x', '', LONG, '__proto__']],
  ['last-event-id', ['x', '-1']],
  ['x-request-id', ['x', LONG]],
  ['authorization', ['Basic', 'Bearer x', LONG]],
  ['referer', ['javascript:x', LONG]],
];

/** One to three of them. Long ones alone: Node takes 16 kB of headers. */
export function hostileHeaders(random: Random): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: random.whole(1, 2) }, () => {
      const [name, values] = random.pick(HOSTILE);
      return [name, random.pick(values)];
    }),
  );
}

import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

/** As long as the peaks of a small analysis. */
const PEAKS = Array.from({ length: 200 }, (_, k) => ({ delta_ppm: 7.26 + k / 100, mult: 'dd' }));
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M1 2L3 4"/>'.repeat(100)}</svg>`;

const app = Fastify();
let base: string;
let finish: () => void;

beforeAll(async () => {
  compressAnswers(app);
  app.get('/peaks', async (_, reply) => reply.header('vary', 'Cookie').send(PEAKS));
  app.get('/small', async () => ({ used_today: 1 }));
  app.get('/structure', async (_, reply) => reply.type('image/svg+xml').send(SVG));
  app.get('/report', async (_, reply) =>
    reply.type('application/pdf').send(Buffer.alloc(5_000, '%PDF')),
  );
  app.get('/events', async (_, reply) => {
    const events = new Readable({ read() {} });
    events.push('event: accepted\ndata: {}\n\n');
    finish = () => {
      events.push(`event: result\ndata: ${JSON.stringify(PEAKS)}\n\n`);
      events.push(null);
    };
    return reply.type('text/event-stream; charset=utf-8').send(events);
  });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
])('who accepts %s gets %s', async (accepted, encoding, decode) => {
  const response = await get('/peaks', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(JSON.parse(decode(response.rawPayload).toString())).toEqual(PEAKS);
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  expect(response.headers['vary']).toBe('Cookie, accept-encoding, sec-fetch-site');
});

test('a structure is text as well; what is small or packed already goes out as it is', async () => {
  const structure = await get('/structure');
  expect(structure.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(structure.rawPayload).toString()).toBe(SVG);
  for (const path of ['/small', '/report'])
    expect((await get(path)).headers['content-encoding']).toBeUndefined();
});

test('a page of another site learns nothing from the length of an answer', async () => {
  for (const [site, encoding] of [
    ['cross-site', undefined],
    ['same-site', undefined],
    ['same-origin', 'br'],
    ['none', 'br'],
  ] as const)
    expect((await get('/peaks', { 'sec-fetch-site': site })).headers['content-encoding']).toBe(
      encoding,
    );
});

test('events go out when they happen', async () => {
  const response = await fetch(`${base}/events`, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(response.headers.get('content-encoding')).toBeNull();
  const reader = response.body!.getReader();
  // The second event is not made before the first was read.
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toBe('event: accepted\ndata: {}\n\n');
  finish();
  expect((await reader.read()).done).toBe(false);
  await reader.cancel();
});

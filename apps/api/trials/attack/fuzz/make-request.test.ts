import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { png } from '../heavy-images.ts';
import { listRoutes } from '../routes.ts';
import { hostileImages } from './hostile-images.ts';
import { toJson } from './hostile-values.ts';
import { makeRequest, type Stock } from './make-request.ts';

let stock: Stock;
beforeAll(async () => {
  stock = {
    routes: await listRoutes(),
    cookies: ['elucida_session=a', ''],
    keys: ['el_a'],
    ids: ['id1'],
    practice: {
      problems: ['problem1'],
      exercises: ['exercise1'],
      sets: ['set1'],
      tokens: ['token1'],
      studentKeys: ['key1'],
    },
    images: await hostileImages(),
  };
});

test('the routes are those of the server, with what its documentation says of them', () => {
  const of = (name: string) => stock.routes.find((route) => route.name === name);
  expect(of('GET /healthz')).toBeDefined();
  expect(of('GET /stripe/test/checkout/:id')).toBeDefined();
  expect(of('GET /structures.svg')?.query).toHaveProperty('smiles');
  expect(of('POST /api/auth/login')?.body?.properties).toHaveProperty('password');
  expect([of('POST /analyze')?.form, of('POST /history')?.form]).toEqual([true, false]);
});

test('the same number makes the same request, another one another, and all routes have their turn', () => {
  const made = Array.from({ length: 5_000 }, (_, seed) => makeRequest(seed, stock));
  for (const seed of [0, 17, 4_999]) expect(makeRequest(seed, stock)).toEqual(made[seed]);
  expect(new Set(made.map(({ route }) => route)).size).toBe(stock.routes.length);
  // Its bytes as a hash: written out as JSON, those of the pictures take half a minute.
  const keyOf = ({ body, ...rest }: (typeof made)[number]) =>
    JSON.stringify([
      rest,
      body === undefined ? null : createHash('sha256').update(body).digest('hex'),
    ]);
  expect(new Set(made.map(keyOf)).size).toBeGreaterThan(4_990);
  expect(made.some(({ path }) => path.includes('%00'))).toBe(true);
});

test('calls of practice have ids that there are, each of its kind, and a student’s key', () => {
  const made = Array.from({ length: 20_000 }, (_, seed) => makeRequest(seed, stock));
  const of = (route: string) =>
    made.filter((each) => each.route === route).map(({ path }) => path.split('?')[0]);
  const exercises = 'POST /practice/exercises/:id/replies';
  expect(of(exercises)).toContain('/practice/exercises/exercise1/replies');
  expect(of(exercises)).not.toContain('/practice/exercises/problem1/replies');
  expect(of('GET /practice/problems/:id')).toContain('/practice/problems/problem1');
  expect(of('GET /practice/sets/:id')).toContain('/practice/sets/set1');
  const reply = 'POST /practice/shared/:token/problems/:place/exercise-replies';
  const known = made.filter(
    ({ route, path }) =>
      route === reply &&
      /^\/practice\/shared\/token1\/problems\/[012]\/exercise-replies/.test(path),
  );
  expect(known.some(({ headers }) => headers['student-key'] === 'key1')).toBe(true);
});

test('JSON that cannot be written from a tree is written all the same', () => {
  expect(toJson({ a: '\u0001out of range' })).toBe('{"a":1e400}');
  expect(toJson({ a: '\u0001deep list' })).toHaveLength(40_006);
  expect(JSON.parse(toJson({ a: 'plain' }))).toEqual({ a: 'plain' });
});

test('the pictures that are made byte by byte are pictures, of their shape', async () => {
  expect(await sharp(png({ width: 300, height: 2 })).metadata()).toMatchObject({
    format: 'png',
    width: 300,
    height: 2,
  });
  expect(
    (
      await sharp(png({ width: 20, height: 10, depth: 8, colour: 6 }))
        .raw()
        .toBuffer()
    ).length,
  ).toBe(20 * 10 * 4);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { JobTimeout, ThreadsBusy } from '../../adapters/threads/job.ts';
import { STRUCTURE_BOUNDS } from '../../bounds/structures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const ask = (path: string, headers = {}) => app.server.inject({ url: path, headers });
const FORMS = [
  ['/structures.svg', 'image/svg+xml; charset=utf-8', '<svg'],
  ['/structures.mol', 'chemical/x-mdl-molfile; charset=utf-8', 'V2000'],
] as const;

test.each(FORMS)(
  '%s is computed by the thread once, kept, and answered 304 to who has it, at both paths',
  async (path, type, part) => {
    const first = await ask(`${path}?smiles=CCO`);
    expect([
      first.statusCode,
      first.headers['content-type'],
      first.headers['cache-control'],
    ]).toEqual([200, type, 'public, max-age=86400']);
    expect(first.body).toContain(part);
    const again = await ask(`/api${path}?smiles=CCO`, {
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([
      304,
      '',
      first.headers.etag,
    ]);
    expect(
      (await ask(`${path}?smiles=CCC`, { 'if-none-match': String(first.headers.etag) })).statusCode,
    ).toBe(200);
    expect(app.chemistry.ran).toHaveLength(2);
  },
);

test('several who ask for the same at once wait for one answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask('/structures.svg?smiles=c1ccccc1')),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(app.chemistry.ran).toHaveLength(1);
});

test.each([
  ['/structures.svg?smiles=CC(%3DO', 422, 'invalid_smiles', /not a valid SMILES/],
  ['/structures.svg?smiles=Cl%5C', 422, 'invalid_smiles', /not a valid SMILES/],
  ['/structures.mol?smiles=Cl%5C', 422, 'invalid_smiles', /not a valid SMILES/],
  ['/structures.mol?smiles=F%2FC%3DC%2F', 422, 'invalid_smiles', /not a valid SMILES/],
  ['/structures.mol?smiles=xyz', 422, 'invalid_smiles', /not a valid SMILES/],
  [`/structures.mol?smiles=${'C'.repeat(300)}`, 422, 'structure_too_large', /too many atoms/],
  [`/structures.svg?smiles=${'C'.repeat(81)}`, 422, 'structure_too_large', /too many atoms/],
])('%s is %i %s', async (path, status, code, sentence) => {
  const response = await ask(path);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(response.json().detail).toMatch(sentence);
});

test.each([
  [new JobTimeout('x'), 'took_too_long', '60'],
  [new ThreadsBusy('x'), 'busy', '5'],
] as const)('%s is 503 with Retry-After, and not kept', async (error, code, retry) => {
  app.chemistry.failNext(error);
  const refused = await ask('/structures.svg?smiles=CCO');
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    code,
    retry,
  ]);
  expect((await ask('/structures.svg?smiles=CCO')).statusCode).toBe(200);
});

test(
  'an address computes as many as it may in a minute; what is kept and other ' +
    'addresses are not counted',
  async () => {
    const from = (remoteAddress: string, length: number, branch: string) =>
      app.server.inject({
        url: `/structures.mol?smiles=${'C'.repeat(length)}${branch}`,
        remoteAddress,
      });
    const halogens = ['', 'F', 'Cl', 'Br', 'I', 'O', 'N', 'S'];
    const asked = Array.from(
      { length: STRUCTURE_BOUNDS.computedPerMinute },
      (_, index) =>
        [1 + Math.floor(index / halogens.length), halogens[index % halogens.length]!] as const,
    );
    for (const [length, branch] of asked)
      expect((await from('192.0.2.1', length, branch)).statusCode).toBe(200);
    const refused = await from('192.0.2.1', 100, 'F');
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    expect((await from('192.0.2.1', 3, 'F')).statusCode).toBe(200);
    expect((await from('192.0.2.2', 100, 'F')).statusCode).toBe(200);
    app.clock.time += 60_000;
    expect((await from('192.0.2.1', 101, 'F')).statusCode).toBe(200);
  },
);

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form } from '../testing/images.ts';
import { ADMIN, createTestApp, type Client, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let user: Client;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.user({ email: ADMIN });
});
afterAll(() => app.close());

/** The same cases at every run; another number searches elsewhere. */
const SEED = 20_260_310;
const BODIES = [
  '/auth/register',
  '/auth/login',
  '/auth/verify',
  '/auth/verify/resend',
  '/analyze/manual',
  '/history',
  '/isomers',
];
/** JSON near the shapes the calls expect, so that the search gets past the first check. */
const { body } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('H1NMR', 'a@b.org', 'C2H6O', '123456', 'strict'),
    tie('list'),
    tie('body'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  body: fc.dictionary(
    fc.constantFrom(
      'email',
      'password',
      'name',
      'code',
      'lang',
      'metadata',
      'molecular_formula',
      'units_policy',
      'spectra',
      'type',
      'peaks',
      'delta_ppm',
      'j_hz',
      'formula',
      'offset',
      'limit',
      'nombre_molecula',
      'result_json',
      'image_previews',
    ),
    tie('value'),
    { maxKeys: 6 },
  ),
}));

test.each(BODIES)('no body makes POST %s fail', async (url) => {
  await fc.assert(
    fc.asyncProperty(body, async (json) => {
      const { cookie } = user;
      const response = await user.call('POST', url, { json });
      user.cookie = cookie;
      app.clock.time += 600_000;
      expect(response.statusCode, response.body).toBeLessThan(500);
      if (response.statusCode >= 400)
        expect(response.json()).toMatchObject({ code: expect.any(String) });
    }),
    { numRuns: 150, seed: SEED },
  );
});

test('no form makes POST /analyze fail', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('C2H6O', 'true', '[null]', '["IR"]', '[[1,2]]', 'es'),
  );
  const fields = fc.dictionary(
    fc.constantFrom(
      'formula',
      'include_raw',
      'lang',
      'image_types',
      'image_axes',
      'files',
      '__proto__',
    ),
    text.map((value) => value.replaceAll('\n', ' ')),
    { maxKeys: 5 },
  );
  const files = fc.array(
    fc.record({
      name: fc.constantFrom('a.png', '', '../x', 'ñ.jpg'),
      bytes: fc.uint8Array({ maxLength: 50 }),
    }),
    { maxLength: 3 },
  );
  await fc.assert(
    fc.asyncProperty(fields, files, async (values, parts) => {
      const response = await user.call('POST', '/analyze', form(values, parts));
      expect(response.statusCode, response.body).toBeLessThan(500);
    }),
    { numRuns: 150, seed: SEED },
  );
});

test('no query makes a GET fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        '/names?q=',
        '/structures.svg?smiles=',
        '/history?limit=',
        '/history?offset=',
        '/history/',
        '/en/',
        '/',
      ),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('C1', '[H]', 'c1ccccc', 'C%', '[Fe]', '*', 'C.C', 'N#N=N', '1e9'),
      ),
      async (prefix, rest) => {
        const response = await user.call('GET', prefix + encodeURIComponent(rest.toWellFormed()), {
          headers: { accept: 'text/html' },
        });
        // Without a built web app its pages are 503.
        expect(response.statusCode, response.body).not.toBe(500);
      },
    ),
    { numRuns: 300, seed: SEED },
  );
});

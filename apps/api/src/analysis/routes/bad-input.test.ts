import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImagesUnreadable } from '../../adapters/analyser/analyser.ts';
import {
  cutJpeg,
  cutPng,
  fiftyMegapixelPng,
  form,
  plainJpeg,
  pngHeader,
} from '../../testing/images.ts';
import { createTestApp, manualPayload, type Client, type TestApp } from '../../testing/test-app.ts';
import { upload, usedBy, png } from '../../testing/uploads.ts';

let app: TestApp;
let free: Client;
let basic: Client;
beforeAll(async () => {
  app = await createTestApp();
  free = await app.user();
  basic = await app.user({ plan: 'basic' });
});
afterAll(() => app.close());

const refusals: [string, () => Promise<Parameters<typeof form>>, number, string, RegExp][] = [
  ['no file', async () => [{ formula: 'CH4O' }, []], 422, 'no_files', /select one or more images/],
  [
    'an empty picker',
    async () => [{ formula: 'CH4O' }, [{ name: '', bytes: '' }]],
    422,
    'no_files',
    /select one or more images/,
  ],
  [
    'text named .png',
    async () => [{ formula: 'CH4O' }, [{ name: 'a.png', bytes: 'hello there, this is text' }]],
    415,
    'unsupported_image',
    /"a.png" is not a PNG or JPEG/,
  ],
  [
    'an empty file',
    async () => [{ formula: 'CH4O' }, [{ name: 'a.png', bytes: '' }]],
    415,
    'unsupported_image',
    /a.png/,
  ],
  [
    'an SVG',
    async () => [
      { formula: 'CH4O' },
      [{ name: 'a.svg', bytes: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }],
    ],
    415,
    'unsupported_image',
    /a.svg/,
  ],
  [
    'a cut PNG',
    async () => [{ formula: 'CH4O' }, [{ name: 'cut.png', bytes: await cutPng() }]],
    422,
    'damaged_image',
    /"cut.png" is damaged/,
  ],
  [
    'a cut JPEG',
    async () => [{ formula: 'CH4O' }, [{ name: 'cut.jpg', bytes: await cutJpeg() }]],
    422,
    'damaged_image',
    /"cut.jpg" is damaged/,
  ],
  [
    'a column of pixels',
    async () => [{ formula: 'CH4O' }, [{ name: 'thin.png', bytes: pngHeader(1, 40_000_000) }]],
    413,
    'image_too_long',
    /"thin.png" has a side longer than 20,000 pixels/,
  ],
  [
    'a strip of 3,000 × 50',
    async () => [{ formula: 'CH4O' }, [{ name: 'strip.png', bytes: pngHeader(3_000, 50) }]],
    413,
    'image_too_narrow',
    /"strip.png".*50 times/,
  ],
  [
    '50 megapixels',
    async () => [{ formula: 'CH4O' }, [{ name: 'big.png', bytes: await fiftyMegapixelPng() }]],
    413,
    'too_many_pixels',
    /40 megapixels/,
  ],
  [
    'more than 10 MB',
    async () => [{ formula: 'CH4O' }, [{ name: 'heavy.png', bytes: Buffer.alloc(10_000_001) }]],
    413,
    'file_too_large',
    /"heavy.png" is larger than 10 MB/,
  ],
  [
    'no formula',
    async () => [{}, [await png()]],
    422,
    'invalid_input',
    /Please enter a molecular formula \(e.g., C6H14O\)/,
  ],
  [
    'a parenthesis too many',
    async () => [{ formula: 'C6H6O)' }, [await png()]],
    422,
    'invalid_formula',
    /at character 6/,
  ],
  [
    'an unknown element',
    async () => [{ formula: 'Xx2' }, [await png()]],
    422,
    'invalid_formula',
    /at character 1: "Xx" is not an element/,
  ],
  [
    'impossibly many hydrogens',
    async () => [{ formula: 'C2H99' }, [await png()]],
    422,
    'invalid_formula',
    /99 hydrogens/,
  ],
  [
    'types that are no JSON',
    async () => [{ formula: 'CH4O', image_types: 'IR' }, [await png()]],
    422,
    'invalid_input',
    /image_types/,
  ],
  [
    'more types than images',
    async () => [{ formula: 'CH4O', image_types: '["IR","MS"]' }, [await png()]],
    422,
    'invalid_input',
    /more entries than images/,
  ],
  [
    'a wrong field',
    async () => [{ formula: 'CH4O' }, [{ ...(await png()), field: 'image' }]],
    422,
    'invalid_input',
    /"files"/,
  ],
];

test.each(refusals)(
  '%s is refused, stored nowhere and not counted',
  async (_what, parts, status, code, sentence) => {
    const response = await upload(basic, ...(await parts()));
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().detail).toMatch(sentence);
    expect(await usedBy(basic)).toBe(0);
  },
);

test('the second image on Free is 403, the eleventh on Basic 413', async () => {
  const images = await Promise.all(Array.from({ length: 11 }, (_, i) => png(`${i}.png`)));
  const second = await upload(free, { formula: 'CH4O' }, images.slice(0, 2));
  expect([second.statusCode, second.json().code]).toEqual([403, 'plan_images']);
  const eleventh = await upload(basic, { formula: 'CH4O' }, images);
  expect([eleventh.statusCode, eleventh.json().code]).toEqual([413, 'too_many_files']);
  const ten = await upload(basic, { formula: 'CH4O' }, images.slice(0, 10));
  expect(ten.statusCode).toBe(200);
  expect([await usedBy(free), await usedBy(basic)]).toEqual([0, 1]);
});

test('an unreadable image alone is 422 with its name and reason, and the count is given back', async () => {
  const user = await app.user();
  app.analyser.behave(async () => {
    throw new ImagesUnreadable([{ file: 'cat.png', reason: 'no-axis' }]);
  });
  const response = await upload(user, { formula: 'CH4O' }, [await png('cat.png')]);
  app.analyser.behave(async (job) =>
    (await import('../../testing/fake-analyser.ts')).sampleResponse(job),
  );
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({
    code: 'unreadable_image',
    detail: 'No spectrum could be read. "cat.png": it shows no axis. The analysis was not counted.',
    errors: [{ loc: ['body', 'files', 0], msg: '"cat.png": it shows no axis.', type: 'no-axis' }],
  });
  expect(await usedBy(user)).toBe(0);
});

test('what the user corrects reaches the engine; a JPEG is as good as a PNG', async () => {
  const parts = form(
    {
      formula: ' C2H6O ',
      include_raw: 'true',
      lang: 'eu',
      image_types: '["IR",null]',
      image_axes: '[null,[10,0]]',
    },
    [await png('ir.png'), { name: 'C:\\spectra\\h1.jpg', bytes: await plainJpeg() }],
  );
  expect((await basic.call('POST', '/api/analyze', parts)).statusCode).toBe(200);
  const { images, ...job } = app.analyser.jobs.at(-1)!;
  expect(job).toEqual({ formula: 'C2H6O', spectra: [], lang: 'eu', includeRaw: true });
  expect(images.map(({ name, type, axis }) => ({ name, type, axis }))).toEqual([
    { name: 'ir.png', type: 'IR', axis: undefined },
    { name: 'h1.jpg', type: undefined, axis: [10, 0] },
  ]);
});

const manual: [string, string, number, string, RegExp][] = [
  [
    'a number beyond the finite',
    '{"metadata":{"molecular_formula":"CH4"},"spectra":[{"type":"C13NMR","peaks":[{"delta_ppm":1e309}]}]}',
    422,
    'invalid_input',
    /spectra.0.peaks.0.delta_ppm/,
  ],
  [
    'an unknown type',
    '{"metadata":{"molecular_formula":"CH4"},"spectra":[{"type":"EPR","peaks":[]}]}',
    422,
    'invalid_input',
    /spectra.0.type/,
  ],
  [
    'another units policy',
    '{"metadata":{"molecular_formula":"CH4","units_policy":"lax"},"spectra":[]}',
    422,
    'invalid_input',
    /units_policy/,
  ],
  ['invalid JSON', '{"metadata":', 400, 'malformed_json', /not valid JSON/],
  ['no body', '', 422, 'invalid_input', /expected object/],
  ['a list', '[]', 422, 'invalid_input', /expected object/],
  [
    'a poisoned prototype',
    '{"__proto__":{"x":1},"metadata":{"molecular_formula":"CH4"}}',
    400,
    'malformed_json',
    /not valid JSON/,
  ],
  [
    '30 MB',
    `{"metadata":{"molecular_formula":"CH4","title":"${'x'.repeat(30_000_000)}"}}`,
    413,
    'too_large',
    /too large/,
  ],
  [
    'a wrong formula',
    '{"metadata":{"molecular_formula":"C6H6O)"}}',
    422,
    'invalid_formula',
    /at character 6/,
  ],
];

test.each(manual)('typed peaks: %s is refused', async (_what, payload, status, code, sentence) => {
  const response = await free.call('POST', '/analyze/manual', {
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(response.json().detail).toMatch(sentence);
  expect(await usedBy(free)).toBe(0);
});

test('typed peaks as text are 415, and a form to the wrong call too', async () => {
  const response = await free.call('POST', '/analyze/manual', {
    payload: JSON.stringify(manualPayload()),
    headers: { 'content-type': 'text/plain' },
  });
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
  const json = await free.call('POST', '/analyze', { json: manualPayload() });
  expect([json.statusCode, json.json().code]).toEqual([415, 'unsupported_media_type']);
});

test(
  'images are decoded only after plan, quota and queue: a damaged one is opened ' +
    'for nobody who may not run it',
  async () => {
    const damaged = { name: 'cut.png', bytes: await cutPng() };
    expect((await upload(free, { formula: 'CH4O' }, [damaged, damaged])).json().code).toBe(
      'plan_images',
    );
    const spent = await app.user();
    await app.db.kysely
      .insertInto('daily_usage')
      .values({
        user_id: (await spent.call('GET', '/auth/me')).json().id,
        day: '2026-03-10',
        used: 5,
        accepted: 5,
      })
      .execute();
    expect((await upload(spent, { formula: 'CH4O' }, [damaged])).json().code).toBe('daily_limit');
  },
);

import { LANGUAGES } from '@elucida/contract/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cutPng,
  fiftyMegapixelPng,
  form,
  plainJpeg,
  plainPng,
  pngHeader,
} from '../../testing/images.ts';
import { JobTimeout, ThreadsBusy } from '../../adapters/threads/job.ts';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let user: Client;
beforeAll(async () => {
  app = await createTestApp({ env: { QUOTA_TIMEZONE: 'Europe/Madrid' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  // Thirty registrations in ten minutes from one address.
  app.clock.time += 60_000;
  user = await app.user();
});

const base64 = async (image: Promise<Buffer>) => (await image).toString('base64');
const ask = (fields: Record<string, string>, client = user) =>
  client.call('POST', '/export_pdf', form(fields, []));
const RESULT = {
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  candidates: [{ smiles: 'CCOC(C)=O' }],
  raw_vision: { anything: 1 },
};

test(
  'a result, its images and the language reach the printer; the answer is a file ' +
    'named after the molecule',
  async () => {
    const images = [await base64(plainPng()), await base64(plainJpeg())];
    const response = await ask({
      result_json: JSON.stringify(RESULT),
      images_base64: JSON.stringify(images),
      lang: 'eu',
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="report-ethyl-acetate.pdf"; filename*=UTF-8''report-ethyl-acetate.pdf`,
    );
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const job = app.printer.jobs.at(-1)!;
    expect(job).toMatchObject({
      lang: 'eu',
      now: app.clock.time,
      timeZone: 'Europe/Madrid',
      result: { molecular_formula: 'C4H8O2', spectra: [], warnings: [] },
    });
    expect(job.images.map((image) => Buffer.from(image).toString('base64'))).toEqual(images);
    expect(job.result).not.toHaveProperty('raw_vision');
  },
);

test.each([
  ['{}', 'report-analysis.pdf', 'report-analysis.pdf'],
  ['{"nombre_molecula":null}', 'report-analysis.pdf', 'report-analysis.pdf'],
  [
    '{"nombre_molecula":"ácido 2-hidroxi\\"/..\\\\benzoico\\r\\nX: y"}',
    'report-acido-2-hidroxi-benzoico-X-y.pdf',
    'report-%C3%A1cido-2-hidroxi-benzoico-X-y.pdf',
  ],
  [
    '{"nombre_molecula":"N,N-dimethyl(phenyl)\'amine"}',
    "report-N,N-dimethyl(phenyl)'amine.pdf",
    'report-N%2CN-dimethyl%28phenyl%29%27amine.pdf',
  ],
])('%s is saved as %s', async (result_json, ascii, utf8) => {
  const response = await ask({ result_json });
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`,
  );
});

describe('what is refused', () => {
  const bad = (field: string, value: unknown) => JSON.stringify({ ...RESULT, [field]: value });
  test.each([
    ['no result', {}, ['body', 'result_json']],
    [
      '20,000 nested lists',
      {
        result_json: bad('spectra', 0).replace(
          '0',
          `[{"type":"IR","peaks":[],"metadata":{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}}]`,
        ),
      },
      ['body', 'result_json'],
    ],
    [
      '20,000 nested lists where nothing is read',
      { result_json: `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
      ['body', 'result_json'],
    ],
    [
      'a peak at 1e308',
      { result_json: bad('spectra', [{ type: 'IR', peaks: [{ wavenumber_cm1: 1e308 }] }]) },
      ['body', 'result_json', 'spectra', 0, 'peaks', 0],
    ],
    [
      'a coupling of -1e308',
      {
        result_json: bad('spectra', [
          { type: 'H1NMR', peaks: [{ delta_ppm: 1, j_hz: [7, -1e308] }] },
        ]),
      },
      ['body', 'result_json', 'spectra', 0, 'peaks', 0],
    ],
    [
      'evidence at 1e308',
      {
        result_json: bad('candidates', [
          { smiles: 'C', evidence: [{ technique: 'IR', verdict: 'for', observed: 1e308 }] },
        ]),
      },
      ['body', 'result_json', 'candidates', 0, 'evidence', 0, 'observed'],
    ],
    ['no JSON', { result_json: '{' }, ['body', 'result_json']],
    ['a list', { result_json: '[]' }, ['body', 'result_json']],
    [
      'candidates that are none',
      { result_json: bad('candidates', 'x') },
      ['body', 'result_json', 'candidates'],
    ],
    [
      'a candidate without a structure',
      { result_json: bad('candidates', [{ name: 'x' }]) },
      ['body', 'result_json', 'candidates', 0, 'smiles'],
    ],
    [
      'a confidence above 1',
      { result_json: bad('confidence', 7) },
      ['body', 'result_json', 'confidence'],
    ],
    [
      'too many spectra',
      {
        result_json: bad(
          'spectra',
          Array.from({ length: 21 }, () => ({ type: 'IR' })),
        ),
      },
      ['body', 'result_json', 'spectra'],
    ],
    [
      'an unknown technique',
      { result_json: bad('spectra', [{ type: 'EPR', peaks: [] }]) },
      ['body', 'result_json', 'spectra', 0, 'type'],
    ],
    ['an unknown language', { result_json: '{}', lang: 'xx' }, ['body', 'lang']],
    [
      'images that are no list',
      { result_json: '{}', images_base64: '"abc"' },
      ['body', 'images_base64'],
    ],
    [
      'eleven images',
      {
        result_json: '{}',
        images_base64: JSON.stringify(Array.from({ length: 11 }, () => 'AAAA')),
      },
      ['body', 'images_base64'],
    ],
    [
      'an image with the data-URL prefix',
      { result_json: '{}', images_base64: '["data:image/png;base64,AAAA"]' },
      ['body', 'images_base64', 0],
    ],
  ])('%s', async (_what, fields, loc) => {
    const response = await ask(fields as Record<string, string>);
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_input']);
    expect(response.json().errors[0].loc).toEqual(loc);
  });

  test.each([
    [
      'text',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      415,
      'unsupported_image',
    ],
    ['half a PNG', cutPng, 422, 'damaged_image'],
    ['fifty megapixels', fiftyMegapixelPng, 413, 'too_many_pixels'],
    ['a row of pixels', () => Promise.resolve(pngHeader(40_000_000, 1)), 413, 'image_too_long'],
  ])('an image that is %s, which is named', async (_what, draw, status, code) => {
    const response = await ask({
      result_json: '{}',
      images_base64: JSON.stringify([await base64(plainPng()), await base64(draw())]),
    });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().errors[0].loc).toEqual(['body', 'images_base64', 1]);
  });

  test('a body that is not a form, a broken form, a visitor', async () => {
    expect((await user.call('POST', '/export_pdf', { json: {} })).statusCode).toBe(415);
    const broken = await user.call('POST', '/export_pdf', {
      payload: 'nothing',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed_multipart']);
    expect((await ask({ result_json: '{}' }, app.visitor())).statusCode).toBe(401);
  });

  test('more than the printer can take, with the time to come back', async () => {
    for (const [error, code, wait] of [
      [new ThreadsBusy('x'), 'busy', '5'],
      [new JobTimeout('x'), 'took_too_long', '60'],
    ] as const) {
      app.printer.failNext(error);
      const response = await ask({ result_json: '{}' });
      expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
        503,
        code,
        wait,
      ]);
    }
  });
});

test('JSON sent as a file counts as the field', async () => {
  const response = await user.call(
    'POST',
    '/export_pdf',
    form({}, [
      {
        field: 'result_json',
        name: 'blob',
        bytes: '{"nombre_molecula":"x"}',
        type: 'application/json',
      },
    ]),
  );
  expect([response.statusCode, app.printer.jobs.at(-1)!.result.nombre_molecula]).toEqual([
    200,
    'x',
  ]);
});

test('ten reports a minute by user; another user and the next minute are free', async () => {
  for (let index = 0; index < 10; index++)
    expect((await ask({ result_json: '{}' })).statusCode).toBe(200);
  const refused = await ask({ result_json: '{}' });
  expect([refused.statusCode, refused.json().code, Number(refused.headers['retry-after'])]).toEqual(
    [429, 'rate_limited', 60],
  );
  expect((await ask({ result_json: '{}' }, await app.user())).statusCode).toBe(200);
  app.clock.time += 60_001;
  expect((await ask({ result_json: '{}' })).statusCode).toBe(200);
});

test('the OpenAPI document shows the form', async () => {
  const document = (await app.visitor().call('GET', '/openapi.json')).json();
  const { requestBody, security } = document.paths['/export_pdf'].post;
  expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data']);
  expect(requestBody.content['multipart/form-data'].schema).toMatchObject({
    required: ['result_json'],
    properties: {
      result_json: { type: 'string' },
      images_base64: { type: 'string' },
      lang: { enum: LANGUAGES },
    },
  });
  expect(security).toEqual([{ session: [] }]);
});

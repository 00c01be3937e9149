import { PAYLOAD_MAX } from '@elucida/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';
import { png, upload, usedBy } from '../../testing/uploads.ts';

let app: TestApp;
let user: Client;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.user({ plan: 'basic' });
});
afterAll(() => app.close());

const PICTURE = {
  width: 400,
  height: 300,
  scale: [
    { value: 220, foot: [20, 280], head: [20, 10] },
    { value: 0, foot: [380, 280], head: [380, 10] },
  ],
  marks: [[50, 40]],
};
const corrected = { type: 'C13NMR', image: 1, peaks: [{ delta_ppm: 172.5 }], picture: PICTURE };
const ask = async (spectra: unknown, files = 2) =>
  upload(
    user,
    { formula: 'C8H8O', spectra: typeof spectra === 'string' ? spectra : JSON.stringify(spectra) },
    await Promise.all(Array.from({ length: files }, () => png())),
  );

test('typed blocks and corrections reach the engine next to the images', async () => {
  const typed = { type: 'MS', metadata: { ionization: 'EI' }, peaks: [{ m_z: 120 }] };
  const infrared = {
    type: 'IR',
    image: 0,
    peaks: [{ wavenumber_cm1: 1715, intensity: 's', depth: 0.91 }],
  };
  expect((await ask([typed, corrected, infrared])).statusCode).toBe(200);
  expect(app.analyser.jobs.at(-1)!.spectra).toEqual([typed, corrected, infrared]);
});

test.each([
  ['no JSON', '[{', 'spectra: This field is not valid JSON.'],
  ['an image that is not there', [{ ...corrected, image: 2 }], /names an image that was not sent/],
  ['one image twice', [corrected, corrected], /corrected once at most/],
  ['an unknown technique', [{ type: 'HPLC', peaks: [] }], /spectra: /],
  [
    'a picture without size',
    [{ ...corrected, picture: { ...PICTURE, width: 0 } }],
    /spectra: .*width|spectra: /,
  ],
])('%s is refused and not counted', async (_name, spectra, detail) => {
  const before = await usedBy(user);
  const response = await ask(spectra);
  expect(response.statusCode).toBe(422);
  expect(response.json().detail).toMatch(detail);
  expect(await usedBy(user)).toBe(before);
});

test('every image corrected to nothing is a run without a peak', async () => {
  const response = await ask([{ ...corrected, image: 0, peaks: [] }], 1);
  expect([response.statusCode, response.json().code]).toEqual([422, 'no_peaks']);
});

test('more peaks than a payload takes are refused', async () => {
  const peaks = Array.from({ length: PAYLOAD_MAX.peaks + 1 }, () => ({ delta_ppm: 1 }));
  expect((await ask([{ ...corrected, peaks }])).statusCode).toBe(422);
});

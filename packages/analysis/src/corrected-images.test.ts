import { unattended } from '@elucida/engine/stages';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACETOPHENONE } from '../../../fixtures/cases.ts';
import { renderSpectrumPng } from '../../../fixtures/render-spectrum.ts';
import { valueAtPoint } from '@elucida/spectra/plotting/picture-scale';
import { analyse } from './analyse.ts';
import { describeImages } from './describe-images.ts';
import { createOcr } from './imaging/ocr.ts';
import type { AnalysisJob, JobImage } from './job.ts';
import { loadEngine } from './load-engine.ts';

const env = { data: loadEngine(), ocr: createOcr(), task: unattended };
afterAll(() => env.ocr.close());
const carbon = ACETOPHENONE.spectra[1];
let image: JobImage;
let read: Spectrum;
beforeAll(async () => {
  const bytes = await renderSpectrumPng({ type: 'C13NMR', peaks: carbon.peaks });
  image = { name: 'carbon.png', bytes };
  const [described] = await describeImages([image], env);
  read = described!.spectrum as unknown as Spectrum;
});
const ask = (changes: Partial<AnalysisJob>) =>
  analyse(
    { formula: 'C8H8O', spectra: [], images: [image], lang: 'en', includeRaw: true, ...changes },
    env,
  );
const shifts = (peaks: readonly unknown[]) =>
  peaks.map((peak) => (peak as { delta_ppm: number }).delta_ppm);

test('each peak lies in the picture where its value is on the axis', () => {
  const { picture, peaks } = read;
  expect([picture!.width, picture!.height]).toEqual([1200, 700]);
  expect(picture!.marks).toHaveLength(peaks.length);
  for (const [i, mark] of picture!.marks.entries())
    expect(Math.abs(valueAtPoint(picture!, mark)! - shifts(peaks)[i]!)).toBeLessThan(0.3);
});

test('what a person corrected is judged in place of the reading, and stays the image’s', async () => {
  const wrong = {
    ...read,
    peaks: read.peaks.map((peak, i) => (i === 0 ? { ...peak, delta_ppm: 172 } : peak)),
  } as Spectrum;
  const asRead = await ask({});
  const corrected = await ask({ spectra: [{ ...wrong, image: 0 }] });
  expect(asRead.spectra[0]).toMatchObject({ source: 'image', image: 0, picture: read.picture });
  expect(asRead.spectra[0]!.corrected).toBeUndefined();
  expect(corrected.spectra).toHaveLength(1);
  expect(corrected.spectra[0]).toMatchObject({ source: 'image', image: 0, corrected: true });
  expect(shifts(corrected.spectra[0]!.peaks)[0]).toBe(172);
  expect(corrected['raw_vision']).toEqual([]);
  // A carbonyl at 172 ppm is no ketone's, and acetophenone is no longer singled out.
  expect([asRead.status, asRead.nombre_molecula]).toEqual(['ok', 'acetophenone']);
  expect([corrected.status, corrected.nombre_molecula]).toEqual(['inconclusive', null]);
});

test('what was read of it before is judged again as it was, and nobody corrected it', async () => {
  const asRead = await ask({});
  const again = await ask({ spectra: [{ ...read, image: 0, corrected: false } as Spectrum] });
  expect(again.spectra).toEqual(asRead.spectra);
  expect(again.candidates).toEqual(asRead.candidates);
  expect(again['raw_vision']).toEqual([]);
});

test('typed peaks of another technique are judged with the image, and outrank one of the same', async () => {
  const beside = await ask({ spectra: [{ type: 'MS', peaks: [{ m_z: 120 }, { m_z: 105 }] }] });
  expect(beside.spectra.map(({ type, source }) => [type, source])).toEqual([
    ['MS', 'typed'],
    ['C13NMR', 'image'],
  ]);
  const twice = await ask({ spectra: [carbon as Spectrum] });
  expect(twice.spectra.map(({ source }) => source)).toEqual(['typed']);
  expect(twice.warning_codes).toMatchObject([{ code: 'technique-given-twice' }]);
});

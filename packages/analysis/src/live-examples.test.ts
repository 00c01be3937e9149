import { unattended } from '@elucida/engine/stages';
import { afterAll, expect, test } from 'vitest';
import { LIVE_EXAMPLES } from '../../../fixtures/live-examples.ts';
import { analyse } from './analyse.ts';
import { createOcr } from './imaging/ocr.ts';
import { loadEngine } from './load-engine.ts';

const env = { data: loadEngine(), ocr: createOcr(), task: unattended };
afterAll(() => env.ocr.close());
const run = ({ formula, spectra }: (typeof LIVE_EXAMPLES)[keyof typeof LIVE_EXAMPLES]) =>
  analyse({ formula, spectra, images: [], lang: 'en', includeRaw: false }, env);

// The one of pictures is followed in a browser (e2e/journeys/examples.spec.ts).

test('the medicine is lidocaine', async () => {
  const { smiles, nombre_molecula } = await run(LIVE_EXAMPLES.medicine);
  expect([smiles, nombre_molecula]).toEqual([LIVE_EXAMPLES.medicine.answer, 'lidocaine']);
});

test('isomers that are hard to tell apart: right, with another place on the ring close behind', async () => {
  const { smiles, candidates } = await run(LIVE_EXAMPLES.isomers);
  expect(smiles).toBe(LIVE_EXAMPLES.isomers.answer);
  const [first, second] = candidates;
  expect(first!.confidence).toBeLessThan(0.9);
  expect(second!.confidence).toBeGreaterThan(0.1);
  expect(second!.name).toBe('N,N-diethyl-2-methylbenzamide');
});

test('one spectrum is too little: several ketones, and the report says what would settle it', async () => {
  const { status, candidates, report } = await run(LIVE_EXAMPLES.unsure);
  expect(status).toBe('inconclusive');
  const ketones = candidates.filter(({ name }) => /one$/.test(name ?? ''));
  expect(ketones.length).toBeGreaterThan(2);
  expect(report!.some(({ section }) => section === 'settle')).toBe(true);
});

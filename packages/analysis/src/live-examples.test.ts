import { manualSpectrumSchema } from '@elucida/contract/manual-payload';
import { unattended } from '@elucida/engine/stages';
import { checkPeaks } from '@elucida/spectra/manual-payload/peak-checks';
import { afterAll, expect, test } from 'vitest';
import { LIVE_EXAMPLES } from '../../../fixtures/live-examples.ts';
import { analyse } from './analyse.ts';
import { createOcr } from './imaging/ocr.ts';
import { loadEngine } from './load-engine.ts';

const env = { data: loadEngine(), ocr: createOcr(), task: unattended };
afterAll(() => env.ocr.close());
/** As the server runs it: by the schema of what was sent. */
const run = ({ formula, spectra }: (typeof LIVE_EXAMPLES)[keyof typeof LIVE_EXAMPLES]) =>
  analyse(
    {
      formula,
      spectra: spectra.map((each) => manualSpectrumSchema.parse(each)),
      images: [],
      lang: 'en',
      includeRaw: false,
    },
    env,
  );

// The one of pictures is followed in a browser (e2e/journeys/examples.spec.ts).

test.each(Object.entries(LIVE_EXAMPLES))(
  '%s: none of its rows is warned of',
  (_name, { spectra }) => expect(spectra.flatMap((spectrum) => checkPeaks(spectrum))).toEqual([]),
);

test('the medicine is lidocaine', async () => {
  const { smiles, nombre_molecula, warnings } = await run(LIVE_EXAMPLES.medicine);
  expect(warnings).toEqual([]);
  expect([smiles, nombre_molecula]).toEqual([LIVE_EXAMPLES.medicine.answer, 'lidocaine']);
});

test('isomers that are hard to tell apart: right, with another place on the ring close behind', async () => {
  const { smiles, candidates, warnings } = await run(LIVE_EXAMPLES.isomers);
  expect(warnings).toEqual([]);
  expect(smiles).toBe(LIVE_EXAMPLES.isomers.answer);
  const [first, second] = candidates;
  expect(first!.confidence).toBeLessThan(0.9);
  expect(second!.confidence).toBeGreaterThan(0.1);
  expect(second!.name).toBe('N,N-diethyl-2-methylbenzamide');
});

test('one spectrum is too little: several ketones, and the report says what would settle it', async () => {
  const { status, candidates, report, warnings } = await run(LIVE_EXAMPLES.unsure);
  expect(warnings).toEqual([]);
  expect(status).toBe('inconclusive');
  const ketones = candidates.filter(({ name }) => /one$/.test(name ?? ''));
  expect(ketones.length).toBeGreaterThan(2);
  expect(report!.some(({ section }) => section === 'settle')).toBe(true);
});

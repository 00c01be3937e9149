import { analyse } from '@elucida/analysis/analyse';
import { exampleInputsSchema } from '@elucida/contract/examples';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { LIVE_EXAMPLES } from '../../../../fixtures/live-examples.ts';
import { loadEnvironment } from '../environment.ts';
import { exampleInputs } from './example-inputs.ts';

const env = await loadEnvironment();
afterAll(() => env.close());

// The other examples are analysed in packages/analysis/src/live-examples.test.ts.

test('a recorded sample: its decays become lists and a plane, and they lead to arborinine', async () => {
  const inputs = await exampleInputs({
    size: { width: 200, height: 120 },
    fixtures: fileURLToPath(new URL('../../../../fixtures', import.meta.url)),
  });
  // As the server reads what the build wrote.
  const { formula, spectra, images } = exampleInputsSchema.parse(
    JSON.parse(JSON.stringify(inputs)),
  ).spectrometer!;
  expect(images).toEqual([]);
  expect(spectra.map(({ type, peaks }) => [type, peaks.length])).toEqual([
    ['H1NMR', 10],
    ['C13NMR', 16],
    ['HSQC', 8],
  ]);
  // DEPT-135 says which carbons have an odd number of hydrogens: five CH and three CH3.
  const types = spectra[1]!.peaks.map((peak) => 'carbon_type' in peak && peak.carbon_type);
  expect(types.filter((type) => type === 'odd')).toHaveLength(8);
  expect(types.filter((type) => type === 'C')).toHaveLength(8);

  const { status, smiles, nombre_molecula, confidence } = await analyse(
    { formula, spectra, images: [], lang: 'en', includeRaw: false },
    env,
  );
  expect(status).toBe('ok');
  expect([smiles, nombre_molecula]).toEqual([
    LIVE_EXAMPLES.spectrometer.answer,
    '1-hydroxy-2,3-dimethoxy-10-methylacridin-9(10H)-one',
  ]);
  expect(confidence).toBeGreaterThan(0.9);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_NAMES } from '@elucida/contract/examples';
import { plainPng } from './images.ts';

/** Writes what the build of the web app writes: something to run each example on. */
export async function writeExampleInputs(webDist: string): Promise<void> {
  const base64 = (await plainPng()).toString('base64');
  const input = {
    formula: 'C7H12O2',
    spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 60.1 }] }],
    images: [{ name: 'IR.png', base64 }],
  };
  const inputs = Object.fromEntries(EXAMPLE_NAMES.map((name) => [name, input]));
  writeFileSync(join(webDist, 'examples.json'), JSON.stringify(inputs));
}

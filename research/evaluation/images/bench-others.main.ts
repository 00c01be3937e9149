/**
 * Measures how many pictures that are not spectra used here are refused, by kind:
 * `npx tsx research/evaluation/images/bench-others.main.ts [--seed N] [--each N] [--foreign]
 * [--save FOLDER]`.
 * With `--foreign`: spectra of other nuclei, emission, circular dichroism, electron resonance and
 * the like, 20 kinds; else charts, pages and other measurements. What is taken is saved.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSpectrumImage } from '@elucida/reading/read-spectrum-image';
import { unattended } from '@elucida/engine/stages';
import { createOcr } from '@elucida/analysis/imaging/ocr';
import { decodeImage } from '@elucida/analysis/imaging/decode-image';
import { otherPictures } from '../../../fixtures/others/all-others.ts';
import { foreignSpectra } from '../../../fixtures/others/foreign-spectra.ts';
import { rasterise } from '../../../fixtures/styles/degrade.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '3' },
    foreign: { type: 'boolean', default: false },
    save: { type: 'string' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const ocr = createOcr();
let refused = 0;
let named = 0;
const pictures = (options.foreign ? foreignSpectra : otherPictures)(
  Number(options.seed),
  Number(options.each),
);
for (const [serial, { name, sheet, random }] of pictures.entries()) {
  const bytes = await rasterise(sheet, random.pick(['none', 'jpeg-90', 'jpeg-60']), random);
  const result = await readSpectrumImage(await decodeImage(bytes), ocr, {}, unattended);
  if (!result.ok) {
    refused++;
    if (result.reason === 'another-kind') named++;
  }
  const { ok } = result;
  say(
    `${name}: ${ok ? `TAKEN for ${result.reading.spectrum.type}` : result.reason}` +
      (ok ? ` at ${result.reading.typeProbability.toFixed(3)} by ${result.reading.typeFrom}` : ''),
  );
  if (ok && options.save !== undefined) {
    mkdirSync(options.save, { recursive: true });
    writeFileSync(join(options.save, `${serial}-${name}.png`), bytes);
  }
}
await ocr.close();
say(
  `${refused} of ${pictures.length} refused, ${named} of them as another measurement by its words`,
);

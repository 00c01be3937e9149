/**
 * Measures how many pictures that are no spectrum used here are refused, by kind:
 * `npx tsx research/evaluation/images/bench-others.main.ts [--seed N] [--each N]`.
 */
import { parseArgs } from 'node:util';
import { readSpectrumImage } from '@elucida/engine/reading/read-spectrum-image';
import { unattended } from '@elucida/engine/stages';
import { createOcr } from '@elucida/analysis/imaging/ocr';
import { decodeImage } from '@elucida/analysis/imaging/decode-image';
import { otherPictures } from '../../../fixtures/others/all-others.ts';
import { rasterise } from '../../../fixtures/styles/degrade.ts';

const { values: options } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, each: { type: 'string', default: '3' } },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const ocr = createOcr();
let refused = 0;
let named = 0;
const pictures = otherPictures(Number(options.seed), Number(options.each));
for (const { name, sheet, random } of pictures) {
  const bytes = await rasterise(sheet, random.pick(['none', 'jpeg-90', 'jpeg-60']), random);
  const result = await readSpectrumImage(await decodeImage(bytes), ocr, {}, unattended);
  if (!result.ok) {
    refused++;
    if (result.reason === 'another-kind') named++;
  }
  say(`${name}: ${result.ok ? `TAKEN for ${result.reading.spectrum.type}` : result.reason}`);
}
await ocr.close();
say(
  `${refused} of ${pictures.length} refused, ${named} of them as another measurement by its words`,
);

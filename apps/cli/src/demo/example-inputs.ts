import { EXAMPLE_NAMES, type ExampleInput, type ExampleName } from '@elucida/contract/examples';
import { LIVE_EXAMPLES } from '../../../../fixtures/live-examples.ts';
import { renderSpectrumPng } from '../../../../fixtures/render-spectrum.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

async function inputOf(name: ExampleName, size: Size): Promise<ExampleInput> {
  const { formula, spectra, drawn } = LIVE_EXAMPLES[name];
  if (!drawn) return { formula, spectra: [...spectra], images: [] };
  const pictures = spectra.map(async (spectrum) => ({
    name: `${spectrum.type}.png`,
    base64: Buffer.from(await renderSpectrumPng({ ...spectrum, ...size })).toString('base64'),
  }));
  return { formula, spectra: [], images: await Promise.all(pictures) };
}

/** What each example of the home page is run on; those of pictures are drawn here. */
export async function exampleInputs(size: Size): Promise<Record<ExampleName, ExampleInput>> {
  const inputs = EXAMPLE_NAMES.map(async (name) => [name, await inputOf(name, size)] as const);
  return Object.fromEntries(await Promise.all(inputs)) as Record<ExampleName, ExampleInput>;
}

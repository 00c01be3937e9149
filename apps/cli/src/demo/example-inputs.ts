import { EXAMPLE_NAMES, type ExampleInput, type ExampleName } from '@elucida/contract/examples';
import { DEFAULT_LANGUAGE } from '@elucida/contract/languages';
import { join } from 'node:path';
import { LIVE_EXAMPLES } from '../../../../fixtures/live-examples.ts';
import { renderSpectrumPng } from '../../../../fixtures/render-spectrum.ts';
import { readData } from '../data-files.ts';

interface From {
  /** Of the pictures, px. */
  readonly size: { readonly width: number; readonly height: number };
  /** The folder of `fixtures`. */
  readonly fixtures: string;
}

async function inputOf(name: ExampleName, { size, fixtures }: From): Promise<ExampleInput> {
  const { formula, spectra, drawn, recorded } = LIVE_EXAMPLES[name];
  if (recorded !== undefined) {
    const read = readData([join(fixtures, recorded)], { formula, lang: DEFAULT_LANGUAGE });
    return { formula, spectra: [...read.spectra], images: [] };
  }
  if (!drawn) return { formula, spectra: [...spectra], images: [] };
  const pictures = spectra.map(async (spectrum) => ({
    name: `${spectrum.type}.png`,
    base64: Buffer.from(await renderSpectrumPng({ ...spectrum, ...size })).toString('base64'),
  }));
  return { formula, spectra: [], images: await Promise.all(pictures) };
}

/**
 * What each example of the home page is run on: those of pictures are drawn here, and files of a spectrometer are read
 * as the page reads them.
 */
export async function exampleInputs(from: From): Promise<Record<ExampleName, ExampleInput>> {
  const inputs = EXAMPLE_NAMES.map(async (name) => [name, await inputOf(name, from)] as const);
  return Object.fromEntries(await Promise.all(inputs)) as Record<ExampleName, ExampleInput>;
}

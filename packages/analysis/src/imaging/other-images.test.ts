import { expect, test } from 'vitest';
import { otherPictures } from '../../../../fixtures/others/all-others.ts';
import { rasterise } from '../../../../fixtures/styles/degrade.ts';
import { imageReader } from '../testing/image-reader.ts';

const { read } = imageReader();
const PATIENCE_MS = 120_000;
/** One of each sort of reason; `bench-others.main.ts` reads all kinds. */
const KINDS = [
  ['liquid chromatogram', 'another-kind'],
  ['thermogravimetry', 'another-kind'],
  ['Raman', 'another-kind'],
  ['fluorescence', 'another-kind'],
  ['phosphorus NMR', 'another-kind'],
  ['plot of two shifts', 'another-kind'],
  ['bar chart', 'another-kind'],
  ['structure', 'no-plot'],
] as const;
const pictures = otherPictures(3, 1);

test.each(KINDS)(
  '%s is refused',
  async (name, reason) => {
    const { sheet, random } = pictures.find((picture) => picture.name === name)!;
    expect(await read(await rasterise(sheet, 'none', random))).toMatchObject({ ok: false, reason });
  },
  PATIENCE_MS,
);

test('there are twenty kinds', () => {
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(20);
});

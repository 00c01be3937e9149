import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { imageReader } from '../testing/image-reader.ts';
import { matchPeaks } from './match-peaks.ts';

const { reading } = imageReader();
const shared = (path: string) =>
  fileURLToPath(new URL(`../../../../../shared/data/${path}`, import.meta.url));

describe.skipIf(!existsSync(shared('cases/images')))('development images (needs ../shared)', () => {
  test.each([
    ['ir', 'png', 'IR'],
    ['ms', 'jpg', 'MS'],
    ['c13', 'png', 'C13NMR'],
    ['h1', 'png', 'H1NMR'],
  ])('%s of p-cymene', async (kind, extension, type) => {
    const { spectrum, axis } = await reading(
      readFileSync(shared(`cases/images/mp-5_102-${kind}.${extension}`)),
      { hydrogens: 14 },
    );
    expect(spectrum.type).toBe(type);
    expect(axis.residualPx).toBeLessThan(0.6);
    if (spectrum.type === 'H1NMR')
      expect(spectrum.peaks.map((p) => [p.int, p.mult])).toEqual(
        [
          [4, 'm'],
          [1, 'sept'],
          [3, 's'],
          [6, 'd'],
        ].map((row, i) => (i ? row : [4, spectrum.peaks[0]!.mult])),
      );
  });

  test('a recorded 1H spectrum on a tinted panel with white grid lines and no axis line', async () => {
    const { spectrum, axis } = await reading(
      readFileSync(shared('spectra/butyl_acetate_1h_annotated.png')),
      { hydrogens: 12 },
    );
    expect(axis.ticks).toBeGreaterThanOrEqual(7);
    if (spectrum.type !== 'H1NMR') throw new Error(spectrum.type);
    expect(
      matchPeaks(
        [3.97, 1.94, 1.51, 1.29, 0.84],
        spectrum.peaks.map((p) => p.delta_ppm),
        0.02,
      ),
    ).toHaveLength(5);
  });
});

import { expect, test } from 'vitest';
import { inFullContrast } from './full-contrast.ts';
import type { RasterImage } from './raster-image.ts';

/** White paper with lines of a grey, every twentieth row, and a grain about the paper. */
function lined(grey: number, grain = 0): RasterImage {
  const [width, height] = [200, 200];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let p = 0; p < width * height; p++) {
    const paper = 240 - ((p * 7919) % (2 * grain + 1));
    const value = Math.floor(p / width) % 20 === 0 ? grey : paper;
    data.fill(value, 4 * p, 4 * p + 3);
  }
  return { width, height, data };
}
const darkest = ({ data }: RasterImage) => Math.min(...data);

test('pale lines become as dark as others are, the paper stays', () => {
  const { data } = inFullContrast(lined(180));
  expect(darkest({ width: 200, height: 200, data })).toBeLessThan(60);
  expect(data[4 * 200 * 10]).toBe(240);
});

test('black ink is left as it is', () => {
  const image = lined(0);
  expect(inFullContrast(image)).toBe(image);
});

test('grain is not made into ink', () => {
  const image = lined(180, 16);
  const { data } = inFullContrast(image);
  const paper = data.filter((_, i) => i % 4 === 0 && Math.floor(i / 800) % 20 === 10);
  expect(Math.min(...paper)).toBeGreaterThan(240 - 64);
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyImages } from './copy-image.ts';

const signal = new AbortController().signal;

test('a copy is bounded, upright and without what a camera writes into it', async () => {
  const photo = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#fff' } }).withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '43/1 15/1 0/1' } }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const [copy] = await copyImages([{ bytes: photo, type: 'IR' }], { signal });
  const { width, height, exif, format } = await sharp(copy!.bytes).metadata();
  expect([width, height, exif, format, copy!.mediaType, copy!.type]).toEqual([533, 1_600, undefined, 'png', 'image/png', 'IR']);
});

test('noise, which PNG cannot make small, goes as JPEG; small images keep their size', async () => {
  const noise = await sharp({ create: { width: 1_800, height: 1_800, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 50 } } }).png().toBuffer();
  const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } }).png().toBuffer();
  const copies = await copyImages([{ bytes: noise }, { bytes: small }], { signal });
  expect(copies.map(({ mediaType }) => mediaType)).toEqual(['image/jpeg', 'image/png']);
  expect(copies[0]!.bytes.byteLength).toBeLessThan(1_500_000);
  expect((await sharp(copies[1]!.bytes).metadata()).width).toBe(40);
});

test('a damaged image rejects', async () => {
  await expect(copyImages([{ bytes: Buffer.from('no image') }], { signal })).rejects.toThrow();
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyImages } from './copy-image.ts';
import type { ModelImage } from './model-question.ts';

const bytesOf = ({ base64 }: ModelImage) => Buffer.from(base64, 'base64');
const signal = new AbortController().signal;

test('a copy is bounded, upright and without what a camera writes into it', async () => {
  const photo = await sharp({
    create: { width: 3_000, height: 1_000, channels: 3, background: '#fff' },
  })
    .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '43/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const [copy] = await copyImages([{ bytes: photo, type: 'IR' }], { signal });
  const { width, height, exif, format } = await sharp(bytesOf(copy!)).metadata();
  expect([width, height, exif, format, copy!.mediaType, copy!.type]).toEqual([
    533,
    1_600,
    undefined,
    'png',
    'image/png',
    'IR',
  ]);
});

test('a photograph goes as JPEG, noise in a smaller size; small images keep theirs', async () => {
  const noisy = (side: number, sigma: number) =>
    sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const photograph = await noisy(1_100, 6);
  const noise = await noisy(1_500, 60);
  const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const copies = await copyImages([{ bytes: photograph }, { bytes: noise }, { bytes: small }], {
    signal,
  });
  const sizes = await Promise.all(
    copies.map(async (copy) => [copy.mediaType, (await sharp(bytesOf(copy)).metadata()).width]),
  );
  expect(sizes).toEqual([
    ['image/jpeg', 1_100],
    ['image/jpeg', 1_000],
    ['image/png', 40],
  ]);
  for (const copy of copies) expect(bytesOf(copy).byteLength).toBeLessThan(700_000);
});

test('a damaged image rejects', async () => {
  await expect(copyImages([{ bytes: Buffer.from('no image') }], { signal })).rejects.toThrow();
});

import { expect, test } from 'vitest';
import sharp from 'sharp';
import { checkHeader, checkWhole, decodeImage, imageFormat, imageSize } from './decode-image.ts';
import { previewImage } from './preview-image.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const square = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 10, b: 30, alpha } } });

/** A PNG header that announces a size, with nothing behind it. */
function headerOnly(width: number, height: number): Uint8Array {
  const header = new Uint8Array(64);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(header.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  header.set([8, 2, 0, 0, 0], 24);
  return header;
}

test('the format is judged by the bytes, whatever the name says', () => {
  expect(imageFormat(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png');
  expect(imageFormat(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
  for (const text of [
    '',
    'GIF89a',
    'this is text in a file called spectrum.png',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ])
    expect(imageFormat(new TextEncoder().encode(text))).toBeNull();
});

test('text named .png and other image formats are not images to us', async () => {
  await expect(decodeImage(new TextEncoder().encode('not a picture'))).rejects.toMatchObject({
    code: 'not-an-image',
  });
  await expect(decodeImage(await square(8, 8).webp().toBuffer())).rejects.toMatchObject({
    code: 'not-an-image',
  });
});

test('truncated files are corrupt', async () => {
  const png = await square(300, 200).png({ compressionLevel: 0 }).toBuffer();
  for (const share of [0.03, 0.5, 0.98])
    await expect(
      decodeImage(png.subarray(0, Math.floor(png.length * share))),
    ).rejects.toMatchObject({ code: 'corrupt' });
  const jpeg = await square(300, 200).jpeg().toBuffer();
  await expect(decodeImage(jpeg.subarray(0, jpeg.length >> 1))).rejects.toMatchObject({
    code: 'corrupt',
  });
  await expect(decodeImage(bytes(0xff, 0xd8, 0xff))).rejects.toMatchObject({ code: 'corrupt' });
});

test('a header that announces 50 megapixels is refused before decoding', async () => {
  await expect(decodeImage(headerOnly(10_000, 5_000))).rejects.toMatchObject({
    code: 'too-many-pixels',
  });
  await expect(decodeImage(headerOnly(100, 100))).rejects.toMatchObject({ code: 'corrupt' });
});

test.each([
  [40_000_000, 1, 'too-long'],
  [1, 40_000_000, 'too-long'],
  [20_001, 1_000, 'too-long'],
  [2_000, 39, 'too-narrow'],
  [39, 2_000, 'too-narrow'],
  [20_000, 2_001, 'too-many-pixels'],
])(
  'a header that announces %i × %i pixels is refused before decoding: %s',
  async (width, height, code) => {
    await expect(checkHeader(headerOnly(width, height))).rejects.toMatchObject({ code });
    await expect(decodeImage(headerOnly(width, height))).rejects.toMatchObject({ code });
  },
);

test('a JPEG is judged by its header too', async () => {
  const narrow = await square(5_100, 100).jpeg().toBuffer();
  await expect(checkHeader(narrow)).rejects.toMatchObject({ code: 'too-narrow' });
  const wide = await square(5_000, 100).jpeg().toBuffer();
  await checkHeader(wide);
  expect(await imageSize(wide)).toEqual({ width: 5_000, height: 100 });
});

test('a decode that does not end in time is given up', async () => {
  const large = await square(6_000, 6_000).png({ compressionLevel: 1 }).toBuffer();
  await expect(decodeImage(large, { limitMs: 1 })).rejects.toMatchObject({ code: 'too-slow' });
  await expect(checkWhole(large, { limitMs: 1 })).rejects.toMatchObject({ code: 'too-slow' });
});

test('transparency is laid on white, and the raster is RGBA', async () => {
  const image = await decodeImage(await square(5, 4, 0).png().toBuffer());
  expect(image).toMatchObject({ width: 5, height: 4 });
  expect(image.data).toHaveLength(5 * 4 * 4);
  expect([...image.data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
});

test('grey and 16-bit PNGs come out as 8-bit RGBA', async () => {
  const grey = await decodeImage(await square(5, 4).greyscale().png().toBuffer());
  const deep = await decodeImage(await square(5, 4).toColourspace('rgb16').png().toBuffer());
  expect(grey.data).toHaveLength(80);
  expect(deep.data).toHaveLength(80);
  expect(Math.abs(deep.data[0]! - 200)).toBeLessThanOrEqual(1);
});

test('EXIF orientation is applied', async () => {
  const turned = await square(30, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await decodeImage(turned)).toMatchObject({ width: 20, height: 30 });
});

test('a preview is a data URL of at most 1,600 px and 400 kB', async () => {
  const noise = await sharp({
    create: {
      width: 1_900,
      height: 700,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  for (const source of [noise, await square(2_400, 300).png().toBuffer()]) {
    const url = await previewImage(source);
    expect(url).toMatch(/^data:image\/(png|jpeg);base64,/);
    expect(url.length).toBeLessThanOrEqual(400_000);
    const { width, height } = await sharp(
      Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
    ).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(1_600);
  }
});

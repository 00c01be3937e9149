import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk, heavyImages, png } from '../heavy-images.ts';
import { cutJpeg, cutPng, plainJpeg, plainPng } from '../../../src/testing/images.ts';

/** An entity of XML that is ten of another. */
const tenOf = (name: string | undefined, of: string | undefined) =>
  `<!ENTITY ${name} "${`&${of};`.repeat(10)}">`;
/** Billion laughs (CVE-2003-1564), as a drawing. */
const LAUGHS =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a ' +
  `"x">${Array.from({ length: 9 }, (_, n) => tenOf('bcdefghij'[n], 'abcdefghi'[n])).join('')}]><svg ` +
  'xmlns="http://www.w3.org/2000/svg">&j;</svg>';
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at % copy.length]! ^= 0xff;
  return copy;
};

/**
 * Pictures whole and broken, of every shape and kind, and what only says that it is one. Made once.
 */
export async function hostileImages(): Promise<readonly Buffer[]> {
  const [plain, jpeg] = [await plainPng(), await plainJpeg(300, 200)];
  const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#abc' } });
  return [
    plain,
    plain,
    jpeg,
    jpeg,
    await cutPng(),
    await cutJpeg(),
    ...(await heavyImages()),
    png({ width: 0, height: 0, raster: new Uint8Array() }),
    png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, raster: new Uint8Array(10) }),
    png({ width: 2 ** 32 - 1, height: 1, raster: new Uint8Array(10) }),
    png({ width: 20_001, height: 3 }),
    png({ width: 3, height: 20_001 }),
    png({ width: 20_000, height: 2_000 }),
    png({ width: 500, height: 500, depth: 16, colour: 6 }),
    png({ width: 700, height: 700, interlaced: true }),
    png({ width: 10, height: 10, colour: 3, depth: 8 }),
    png({ width: 10, height: 10, colour: 7, depth: 8 }),
    png({ width: 10, height: 10, depth: 3 }),
    png({ width: 1_000, height: 1_000, raster: new Uint8Array(30) }),
    png({ width: 10, height: 10, raster: new Uint8Array(1_000_000) }),
    png({
      width: 10,
      height: 10,
      extra: [
        chunk(
          'zTXt',
          Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(new Uint8Array(10_000_000))]),
        ),
      ],
    }),
    png({ width: 10, height: 10, extra: [chunk('eXIf', Buffer.alloc(70_000, 1))] }),
    png({
      width: 10,
      height: 10,
      extra: Array.from({ length: 3_000 }, () => chunk('tEXt', Buffer.from('a\0b', 'latin1'))),
    }),
    ...Array.from({ length: 12 }, (_, n) => flipped(plain, 9 + n * 7)),
    ...Array.from({ length: 12 }, (_, n) => flipped(jpeg, 3 + n * 41)),
    plain.subarray(0, 8),
    jpeg.subarray(0, 3),
    Buffer.from([0x89, 0x50, 0x4e, 0x47]),
    Buffer.alloc(0),
    Buffer.alloc(1_000),
    Buffer.from('GIF89a'),
    Buffer.from(LAUGHS),
    Buffer.from('%PDF-1.7'),
    Buffer.from('<html>'),
    Buffer.concat([plain, Buffer.alloc(500_000)]),
    Buffer.concat([jpeg, plain]),
    await square.clone().webp().toBuffer(),
    await square.clone().gif().toBuffer(),
    await square.clone().tiff().toBuffer(),
    await square.clone().toColourspace('cmyk').jpeg().toBuffer(),
    await square.clone().withMetadata({ orientation: 7 }).jpeg().toBuffer(),
  ];
}

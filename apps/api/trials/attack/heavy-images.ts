import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CRC_TABLE = Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

/** A chunk of a PNG with its checksum (PNG specification, third edition, §5.3). */
export function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of named) crc = CRC_TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, named, check]);
}

interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample, and the colour type of §11.2.1. Default: black and white. */
  readonly depth?: number;
  readonly colour?: number;
  readonly interlaced?: boolean;
  /** Default: the whole black picture. */
  readonly raster?: Uint8Array;
  readonly extra?: readonly Buffer[];
}

/** A PNG of any shape, byte by byte: libraries refuse to write what attackers do. */
export function png({
  width,
  height,
  depth = 1,
  colour = 0,
  interlaced = false,
  raster,
  extra = [],
}: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width >>> 0, 0);
  header.writeUInt32BE(height >>> 0, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour] ?? 1;
  const pixels = raster ?? new Uint8Array(height * (1 + Math.ceil((width * depth * samples) / 8)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/**
 * Small files that are dear to decode: one row, one column, the largest square, a compressed
 * profile of 100 MB.
 */
export async function heavyImages(): Promise<readonly Buffer[]> {
  const profile = Buffer.concat([
    Buffer.from('x\0\0', 'latin1'),
    deflateSync(new Uint8Array(100_000_000)),
  ]);
  return [
    png({ width: 40_000_000, height: 1 }),
    png({ width: 1, height: 4_000_000 }),
    png({ width: 6_000, height: 6_000, depth: 8, colour: 6 }),
    png({ width: 100, height: 100, extra: [chunk('iCCP', profile)] }),
    await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' } })
      .jpeg({ progressive: true, quality: 30 })
      .toBuffer(),
  ];
}

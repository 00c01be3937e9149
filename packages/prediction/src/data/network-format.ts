import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { networkShapes, type NetworkWeights } from '../neural/network-weights.ts';
import type { ShiftTables } from '../shift-tables.ts';

/**
 * The network on disk: magic, then a deflated JSON header (length first) and every matrix as 16-bit
 * whole numbers in units of its
 * largest weight / 32,767, all low bytes first, then all high bytes. The header also holds how the
 * network is combined with the tables.
 */
const MAGIC = 'ELN1';
const STEPS = 32767;

interface Header<C> {
  hidden: number;
  layers: number;
  /** Largest absolute weight of each matrix. */
  largest: number[];
  combination: C;
}

export function encodeNetwork(
  { hidden, layers, values }: NetworkWeights,
  combination: ShiftTables['combination'] | ShiftTables['smallNetwork']['combination'],
): Uint8Array {
  const largest: number[] = [];
  const bytes = new Uint8Array(values.length * 2);
  let at = 0;
  for (const { size } of networkShapes(hidden, layers)) {
    const most = values
      .subarray(at, at + size)
      .reduce((best, value) => Math.max(best, Math.abs(value)), 0);
    largest.push(most);
    for (const end = at + size; at < end; at++) {
      const code = most === 0 ? 0 : Math.round((values[at] / most) * STEPS);
      bytes[at] = code & 255;
      bytes[values.length + at] = (code >> 8) & 255;
    }
  }
  const header: Header<typeof combination> = { hidden, layers, largest, combination };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(new Uint32Array([json.length]).buffer);
  return Buffer.concat([
    Buffer.from(MAGIC, 'latin1'),
    deflateRawSync(Buffer.concat([length, json, bytes]), { level: 9 }),
  ]);
}

/**
 * Decodes a network's file into shared memory; `C` is what the file was written with. Throws Error
 * when the bytes are not such a file.
 */
export function decodeNetwork<C>(bytes: Uint8Array): { network: NetworkWeights; combination: C } {
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== MAGIC)
    throw new Error('not a network of this version');
  const body = inflateRawSync(bytes.subarray(4));
  const start = 4 + body.readUInt32LE(0);
  const { combination, hidden, largest, layers } = JSON.parse(
    body.subarray(4, start).toString('utf8'),
  ) as Header<C>;
  const shapes = networkShapes(hidden, layers);
  const count = shapes.reduce((sum, { size }) => sum + size, 0);
  const values = new Float32Array(new SharedArrayBuffer(count * 4));
  let at = 0;
  shapes.forEach(({ size }, matrix) => {
    for (const end = at + size; at < end; at++) {
      const code = ((body[start + at] | (body[start + count + at] << 8)) << 16) >> 16;
      values[at] = (code / STEPS) * largest[matrix];
    }
  });
  return { network: { hidden, layers, values }, combination };
}

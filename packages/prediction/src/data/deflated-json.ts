import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

export const encodeDeflated = (value: unknown): Uint8Array =>
  deflateRawSync(JSON.stringify(value), { level: 9 });

/** Reads a file of deflated JSON. Throws Error when it is missing or malformed. */
export const readDeflated = (path: string): unknown =>
  JSON.parse(inflateRawSync(readFileSync(path)).toString('utf8'));

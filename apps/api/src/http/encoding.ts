import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is sent, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** In Node's own threads. */
const inThreads = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * The best encoding that the browser takes (RFC 9110 §12.5.3); one refused with `q=0` is not taken.
 */
export function encodingFor(accepted: string): Encoding {
  const taken = accepted
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]!.trim().toLowerCase());
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? 'identity';
}

/** How hard to try: brotli's quality (0–11) and gzip's level (0–9). */
export interface Effort {
  readonly br: number;
  readonly gzip: number;
}

/** A text in an encoding; as it is in `identity`. */
export async function encodeBody(
  body: string | Buffer,
  { encoding, effort }: { encoding: Encoding; effort: Effort },
): Promise<Buffer> {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return await inThreads.gzip(plain, { level: effort.gzip });
  return await inThreads.br(plain, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_QUALITY]: effort.br,
    },
  });
}

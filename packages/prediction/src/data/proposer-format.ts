import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DenseLayer, ProposerWeights } from '../neural/proposer.ts';
import { PIECES_FILE } from './pieces-format.ts';

/** The learned proposer in the data folder; searches go without it where it is absent. */
export const PROPOSER_FILE = 'proposer.bin';

/**
 * Magic, then deflated: a JSON header (length first) and the weights of all layers, row by row, as 8-bit whole
 * numbers in units of the row's largest weight / 127. The header holds what is left of them, and the biases.
 */
const MAGIC = 'ELP1';
const STEPS = 127;
const HEADER_LENGTH = 4;

interface Header extends Omit<ProposerWeights, 'layers'> {
  layers: { inputs: number; outputs: number; largest: number[]; bias: number[] }[];
}

/** Encodes weights; decoding gives them back to 1/254 of the largest of each row. */
export function encodeProposer({ layers, ...others }: ProposerWeights): Uint8Array {
  const header: Header = {
    ...others,
    layers: layers.map(({ inputs, bias, weights }) => ({
      inputs,
      outputs: bias.length,
      largest: Array.from(bias, (_, row) =>
        largestIn(weights.subarray(row * inputs, (row + 1) * inputs)),
      ),
      bias: Array.from(bias, (value) => Number(value.toPrecision(5))),
    })),
  };
  const codes = layers.map(({ inputs, weights }, layer) =>
    Int8Array.from(weights, (weight, at) => {
      const largest = header.layers[layer].largest[Math.floor(at / inputs)];
      return largest === 0 ? 0 : Math.round((weight / largest) * STEPS);
    }),
  );
  const json = Buffer.from(JSON.stringify(header));
  const length = new Uint8Array(new Uint32Array([json.length]).buffer);
  return Buffer.concat([
    Buffer.from(MAGIC, 'latin1'),
    deflateRawSync(
      Buffer.concat([length, json, ...codes.map(({ buffer }) => new Uint8Array(buffer))]),
      {
        level: 9,
      },
    ),
  ]);
}

const largestIn = (row: Float32Array): number =>
  Number(row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0).toPrecision(5));

/** Decodes a file into shared memory. Throws Error when the bytes are not such a file. */
export function decodeProposer(bytes: Uint8Array): ProposerWeights {
  if (Buffer.from(bytes.subarray(0, MAGIC.length)).toString('latin1') !== MAGIC)
    throw new Error('not a proposer of this version');
  const body = inflateRawSync(bytes.subarray(MAGIC.length));
  let at = HEADER_LENGTH + body.readUInt32LE(0);
  const { layers, ...others } = JSON.parse(
    body.subarray(HEADER_LENGTH, at).toString('utf8'),
  ) as Header;
  return {
    ...others,
    layers: layers.map(({ inputs, outputs, largest, bias }): DenseLayer => {
      const weights = new Float32Array(new SharedArrayBuffer(inputs * outputs * 4));
      for (let row = 0, i = 0; row < outputs; row++)
        for (let column = 0; column < inputs; column++, i++)
          weights[i] = (body.readInt8(at++) / STEPS) * largest[row];
      return { inputs, weights, bias: Float32Array.from(bias) };
    }),
  };
}

/** SHA-256 of the parts' file in `directory`, hexadecimal. Throws Error when it is missing. */
export const hashOfParts = (directory: string): string =>
  createHash('sha256')
    .update(readFileSync(join(directory, PIECES_FILE)))
    .digest('hex');

/**
 * Loads the proposer from `directory`; null where there is none. Throws Error when it is malformed, or made for other
 * parts than those next to it.
 */
export function loadProposer(directory: string): ProposerWeights | null {
  const path = join(directory, PROPOSER_FILE);
  if (!existsSync(path)) return null;
  const proposer = decodeProposer(readFileSync(path));
  if (proposer.parts !== hashOfParts(directory))
    throw new Error(`${path} is of other parts: see research/training/proposer/encode-proposer`);
  return proposer;
}

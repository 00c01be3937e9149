import { describe, expect, test } from 'vitest';
import { propose, type ProposerWeights } from '../neural/proposer.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePieces, PIECES_FILE } from './pieces-format.ts';
import {
  decodeProposer,
  encodeProposer,
  hashOfParts,
  loadProposer,
  PROPOSER_FILE,
} from './proposer-format.ts';

const WEIGHTS: ProposerWeights = {
  parts: 'ab',
  rows: [3, -1],
  base: [-2, -4],
  layers: [
    { inputs: 3, weights: Float32Array.of(0.5, -1, 0, 0, 0, 0), bias: Float32Array.of(0.25, -1) },
    { inputs: 2, weights: Float32Array.of(2, 8, -3, 0.125), bias: Float32Array.of(-1.5, 0) },
  ],
};

describe('the proposer on disk', () => {
  const decoded = decodeProposer(encodeProposer(WEIGHTS));

  test('weights come back to a 254th of the largest of their row', () => {
    expect(decoded.rows).toEqual(WEIGHTS.rows);
    expect(decoded.base).toEqual(WEIGHTS.base);
    decoded.layers.forEach(({ inputs, weights, bias }, layer) => {
      const written = WEIGHTS.layers[layer];
      expect(inputs).toBe(written.inputs);
      expect(bias).toEqual(written.bias);
      weights.forEach((weight, at) => {
        const row = written.weights.subarray(
          Math.floor(at / inputs) * inputs,
          (Math.floor(at / inputs) + 1) * inputs,
        );
        expect(Math.abs(weight - written.weights[at])).toBeLessThanOrEqual(
          Math.max(...row.map(Math.abs)) / 254 + 1e-6,
        );
      });
    });
  });

  test('it is loaded with the parts that it was made for alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'elucida-proposer-'));
    const write = (file: string, bytes: Uint8Array) => writeFileSync(join(folder, file), bytes);
    try {
      write(PIECES_FILE, encodePieces([]));
      expect(loadProposer(folder)).toBeNull();
      write(PROPOSER_FILE, encodeProposer({ ...WEIGHTS, parts: hashOfParts(folder) }));
      expect(loadProposer(folder)?.rows).toEqual(WEIGHTS.rows);
      write(PROPOSER_FILE, encodeProposer(WEIGHTS));
      expect(() => loadProposer(folder)).toThrow('is of other parts');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('other bytes are refused', () => {
    expect(() => decodeProposer(new Uint8Array(8))).toThrow('not a proposer of this version');
  });
});

test('the change of the log odds is the output less what is usual', () => {
  // Hidden: max(0, 0.25 + 0.5·2 − 1·0.5) = 0.75, and max(0, −1) = 0.
  const [first, second] = propose(WEIGHTS, Float32Array.of(2, 0.5, 9));
  expect(first).toBeCloseTo(-1.5 + 2 * 0.75 + 2);
  expect(second).toBeCloseTo(-3 * 0.75 + 4);
});

import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '../../data/default-data-directory.ts';
import { loadKernel } from '../../data/load-engine-data.ts';
import { loadDense, transpose } from './dense.ts';

const FROM = 5, TO = 16;
const weights = Float32Array.from({ length: FROM * TO }, (_, i) => (((i * 7) % 11) - 5) / 3);
const kernel = loadKernel(defaultDataDirectory());

/** start + Σ_i input[i] · weight of (output, i), in single precision and in the order of the inputs, as the definition says. */
function naive(start: readonly number[], input: readonly number[]): number[] {
  return start.map((s, o) => input.reduce((sum, x, i) => Math.fround(sum + Math.fround(weights[o * FROM + i] * x)), s));
}

function product(rows: number, input: Float32Array, start: Float32Array): Float32Array {
  const dense = loadDense(kernel, FROM * TO + rows * (FROM + TO), 3);
  const [w, x, out] = [dense.reserve(FROM * TO), dense.reserve(rows * FROM), dense.reserve(rows * TO)];
  transpose(weights, FROM, TO, w.values);
  x.values.set(input);
  out.values.set(start);
  dense.addProduct(w, x, rows, FROM, TO, out);
  return out.values;
}

describe('the kernel', () => {
  test.each([1, 2, 3, 4, 5, 7, 8, 9])('adds the product of %i rows, to the last bit', (rows) => {
    const input = Float32Array.from({ length: rows * FROM }, (_, i) => (((i * 13) % 17) - 8) / 7);
    const start = Float32Array.from({ length: rows * TO }, (_, i) => ((i * 5) % 13) / 9);
    const out = product(rows, input, start);
    for (let row = 0; row < rows; row++) {
      expect([...out.subarray(row * TO, (row + 1) * TO)]).toEqual(naive([...start.subarray(row * TO, (row + 1) * TO)], [...input.subarray(row * FROM, (row + 1) * FROM)]));
    }
  });

  test('rows after the last are left alone', () => {
    const dense = loadDense(kernel, FROM * TO + 2 * FROM + 8 * TO, 3);
    const [w, x, out] = [dense.reserve(FROM * TO), dense.reserve(2 * FROM), dense.reserve(8 * TO)];
    w.values.fill(1);
    x.values.fill(1);
    out.values.fill(9);
    dense.addProduct(w, x, 2, FROM, TO, out);
    expect([...new Set(out.values.subarray(0, 2 * TO))]).toEqual([9 + FROM]);
    expect([...new Set(out.values.subarray(2 * TO))]).toEqual([9]);
  });

  test('matrices do not overlap', () => {
    const dense = loadDense(kernel, 7 + 40, 2);
    const [first, second] = [dense.reserve(7), dense.reserve(40)];
    first.values.fill(1);
    second.values.fill(2);
    expect([...new Set(first.values)]).toEqual([1]);
    expect(second.address).toBeGreaterThanOrEqual(first.address + 28);
  });

  test('what is no kernel is refused', () => {
    expect(() => loadDense(Uint8Array.of(1, 2, 3), 8, 1)).toThrow();
  });
});

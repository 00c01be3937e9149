import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '../data/default-data-directory.ts';
import { loadKernel } from '../data/load-shift-tables.ts';
import { loadKernelWith, MESSAGE_UNITS, transpose } from './network-kernel.ts';

const FROM = 5,
  TO = 16;
const weights = Float32Array.from({ length: FROM * TO }, (_, i) => (((i * 7) % 11) - 5) / 3);
const wasm = loadKernel(defaultDataDirectory());

/**
 * start + Σ_i input[i] · weight of (output, i), in single precision and in the order of the inputs,
 * as the definition says.
 */
function naive(start: readonly number[], input: readonly number[]): number[] {
  return start.map((s, o) =>
    input.reduce((sum, x, i) => Math.fround(sum + Math.fround(weights[o * FROM + i] * x)), s),
  );
}

function product(rows: number, input: Float32Array, start: Float32Array): Float32Array {
  const { kernel, reserve } = loadKernelWith(wasm, FROM * TO + rows * (FROM + TO), 3);
  const [w, x, out] = [reserve(FROM * TO), reserve(rows * FROM), reserve(rows * TO)];
  transpose(weights, FROM, TO, w.values);
  x.values.set(input);
  out.values.set(start);
  kernel.addProduct(w.address, x.address, rows, FROM, TO, out.address);
  return out.values;
}

describe('the kernel', () => {
  test.each([1, 2, 3, 4, 5, 7, 8, 9])('adds the product of %i rows, to the last bit', (rows) => {
    const input = Float32Array.from({ length: rows * FROM }, (_, i) => (((i * 13) % 17) - 8) / 7);
    const start = Float32Array.from({ length: rows * TO }, (_, i) => ((i * 5) % 13) / 9);
    const out = product(rows, input, start);
    for (let row = 0; row < rows; row++) {
      expect([...out.subarray(row * TO, (row + 1) * TO)]).toEqual(
        naive(
          [...start.subarray(row * TO, (row + 1) * TO)],
          [...input.subarray(row * FROM, (row + 1) * FROM)],
        ),
      );
    }
  });

  test('rows after the last are left alone', () => {
    const { kernel, reserve } = loadKernelWith(wasm, FROM * TO + 2 * FROM + 8 * TO, 3);
    const [w, x, out] = [reserve(FROM * TO), reserve(2 * FROM), reserve(8 * TO)];
    w.values.fill(1);
    x.values.fill(1);
    out.values.fill(9);
    kernel.addProduct(w.address, x.address, 2, FROM, TO, out.address);
    expect([...new Set(out.values.subarray(0, 2 * TO))]).toEqual([9 + FROM]);
    expect([...new Set(out.values.subarray(2 * TO))]).toEqual([9]);
  });

  test('matrices do not overlap', () => {
    const { reserve } = loadKernelWith(wasm, 7 + 40, 2);
    const [first, second] = [reserve(7), reserve(40)];
    first.values.fill(1);
    second.values.fill(2);
    expect([...new Set(first.values)]).toEqual([1]);
    expect(second.address).toBeGreaterThanOrEqual(first.address + 28);
  });

  test('messages add up to the same whatever their order, large ones cut off', () => {
    const { kernel, reserve } = loadKernelWith(wasm, 7 * 8, 7);
    const messages = Array.from({ length: 4 }, (_, m) => {
      const room = reserve(8);
      room.values.set(
        Array.from({ length: 8 }, (_, i) => (i === 7 ? 5000 : Math.sin(m * 8 + i) * 10 ** (m - 1))),
      );
      return room;
    });
    const [bond, forwards, backwards] = [reserve(8), reserve(8), reserve(8)];
    bond.values.fill(0.1);
    messages.forEach(({ address }) => kernel.receive(forwards.address, address, bond.address, 8));
    messages
      .reverse()
      .forEach(({ address }) => kernel.receive(backwards.address, address, bond.address, 8));
    expect([...backwards.values]).toEqual([...forwards.values]);
    for (let i = 0; i < 7; i++)
      expect(forwards.values[i] / MESSAGE_UNITS).toBeCloseTo(
        messages.reduce((sum, { values }) => sum + Math.max(0, values[i] + 0.1), 0),
        3,
      );
    expect(forwards.values[7]).toBe(4 * 1000 * MESSAGE_UNITS);
  });

  test('rows are added, copied and rectified', () => {
    const { kernel, reserve } = loadKernelWith(wasm, 4 * 8, 3);
    const [row, out] = [reserve(8), reserve(24)];
    row.values.set([1, -2, 3, -4, 5, -6, 7, -8]);
    kernel.fillRows(out.address, row.address, 2, 8);
    kernel.addRow(out.address + 32, row.address, 8);
    kernel.rectify(out.address, 12);
    expect([...out.values]).toEqual([
      1, 0, 3, 0, 5, 0, 7, 0, 2, 0, 6, 0, 10, -12, 14, -16, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  test('what is not a kernel is refused', () => {
    expect(() => loadKernelWith(Uint8Array.of(1, 2, 3), 8, 1)).toThrow();
  });
});

import { describe, expect, test } from 'vitest';
import { dense, rectify } from './dense.ts';

const FROM = 5, TO = 3;
const weights = Float32Array.from({ length: FROM * TO }, (_, i) => ((i * 7) % 11) - 5);
const bias = Float32Array.from([1, -2, 0.5]);

/** bias + weights · input, as the definition says. */
function naive(input: readonly number[]): number[] {
  return [...bias].map((b, o) => b + input.reduce((sum, x, i) => sum + weights[o * FROM + i] * x, 0));
}

describe('dense', () => {
  test.each([1, 3, 4, 7, 9])('%i rows', (rows) => {
    const input = Float64Array.from({ length: rows * FROM }, (_, i) => ((i * 13) % 17) - 8);
    const out = new Float64Array(rows * TO);
    dense(weights, bias, input, rows, FROM, TO, out);
    for (let row = 0; row < rows; row++) expect([...out.subarray(row * TO, (row + 1) * TO)]).toEqual(naive([...input.subarray(row * FROM, (row + 1) * FROM)]));
  });

  test('a row gives the same to the last bit alone and among others', () => {
    const row = Float64Array.from([0.1, -0.7, 1 / 3, 2.2, -1e-3]);
    const input = Float64Array.from(Array.from({ length: 6 }, () => [...row]).flat());
    const among = new Float64Array(6 * TO);
    const alone = new Float64Array(TO);
    dense(weights, bias, input, 6, FROM, TO, among);
    dense(weights, bias, row, 1, FROM, TO, alone);
    for (let i = 0; i < 6; i++) expect(among.subarray(i * TO, (i + 1) * TO)).toEqual(alone);
  });

  test('the halves of a wide matrix add up to the whole', () => {
    const wide = Float32Array.from({ length: 2 * 2 }, (_, i) => i + 1);
    const out = new Float64Array(2);
    dense(wide, null, Float64Array.of(10), 1, 1, 2, out, 2);
    expect([...out]).toEqual([10, 30]);
    dense(wide, null, Float64Array.of(100), 1, 1, 2, out, 2, 1, true);
    expect([...out]).toEqual([210, 430]);
  });

  test('negative values become 0, beyond the count none is touched', () => {
    const values = Float64Array.of(-1, 2, -3);
    rectify(values, 2);
    expect([...values]).toEqual([0, 2, -3]);
  });
});

/**
 * out[row] = bias + weights · input[row] for `rows` rows; `weights` is row-major, `to` × `from`. `stride` and `offset` say where a row of
 * weights lies when it is part of a wider matrix. Sums run over the inputs in order, in double precision: the same row
 * gives the same result to the last bit, whatever stands beside it.
 */
export function dense(weights: Float32Array, bias: Float32Array | null, input: Float64Array, rows: number, from: number, to: number, out: Float64Array, stride = from, offset = 0, add = false): void {
  let row = 0;
  // Four rows at a time, so that each weight is fetched once for four.
  for (; row + 3 < rows; row += 4) {
    const at0 = row * from, at1 = at0 + from, at2 = at1 + from, at3 = at2 + from;
    for (let o = 0; o < to; o++) {
      const start = o * stride + offset;
      let s0 = 0, s1 = 0, s2 = 0, s3 = 0;
      for (let i = 0; i < from; i++) {
        const w = weights[start + i];
        s0 += w * input[at0 + i];
        s1 += w * input[at1 + i];
        s2 += w * input[at2 + i];
        s3 += w * input[at3 + i];
      }
      const b = bias === null ? 0 : bias[o];
      const to0 = row * to + o;
      if (add) {
        out[to0] += s0 + b;
        out[to0 + to] += s1 + b;
        out[to0 + 2 * to] += s2 + b;
        out[to0 + 3 * to] += s3 + b;
      } else {
        out[to0] = s0 + b;
        out[to0 + to] = s1 + b;
        out[to0 + 2 * to] = s2 + b;
        out[to0 + 3 * to] = s3 + b;
      }
    }
  }
  for (; row < rows; row++) {
    const at = row * from;
    for (let o = 0; o < to; o++) {
      const start = o * stride + offset;
      let s = 0;
      for (let i = 0; i < from; i++) s += weights[start + i] * input[at + i];
      s += bias === null ? 0 : bias[o];
      if (add) out[row * to + o] += s;
      else out[row * to + o] = s;
    }
  }
}

/** Negative values become 0. */
export function rectify(values: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) if (values[i] < 0) values[i] = 0;
}

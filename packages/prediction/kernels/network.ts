/**
 * The arithmetic of the shift networks (src/neural), in AssemblyScript, compiled to
 * WebAssembly with SIMD (scripts/lib/compile-kernel.mjs).
 * All numbers are in single precision, all addresses in bytes, all widths multiples of 8.
 * WebAssembly's arithmetic is the same on every machine.
 */

/**
 * Messages are rounded to 1 / 4,096 and cut off at 1,000: sums of up to four are exact, so that
 * they do not depend on the order of the neighbours.
 */
const MESSAGE_UNITS: f32 = 4096;
const LARGEST_MESSAGE: f32 = 1000;

/** out[i] += row[i] for `width` numbers. */
export function addRow(out: usize, row: usize, width: i32): void {
  const end = out + ((<usize>width) << 2);
  for (; out < end; out += 16, row += 16)
    v128.store(out, f32x4.add(v128.load(out), v128.load(row)));
}

/** Writes the row to each of `rows` rows of `out`. */
export function fillRows(out: usize, row: usize, rows: i32, width: i32): void {
  const bytes = (<usize>width) << 2;
  for (let r = 0; r < rows; r++, out += bytes) memory.copy(out, row, bytes);
}

/** Negative numbers become 0. */
export function rectify(at: usize, count: i32): void {
  const zero = f32x4.splat(0);
  for (const end = at + ((<usize>count) << 2); at < end; at += 16)
    v128.store(at, f32x4.max(v128.load(at), zero));
}

/** sum[i] += max(0, sent[i] + bond[i]), in units of 1 / MESSAGE_UNITS. */
export function receive(sum: usize, sent: usize, bond: usize, width: i32): void {
  const zero = f32x4.splat(0),
    most = f32x4.splat(LARGEST_MESSAGE),
    units = f32x4.splat(MESSAGE_UNITS);
  const end = sum + ((<usize>width) << 2);
  for (; sum < end; sum += 16, sent += 16, bond += 16) {
    const message = f32x4.min(most, f32x4.max(zero, f32x4.add(v128.load(sent), v128.load(bond))));
    v128.store(sum, f32x4.add(v128.load(sum), f32x4.nearest(f32x4.mul(message, units))));
  }
}

/**
 * out[row][o] += Σ_i input[row][i] · weights[i][o] for `rows` rows. Each output is one sum over the
 * inputs in order, whatever is next to it: the same row gives the same result to the last bit.
 */
export function addProduct(
  weights: usize,
  input: usize,
  rows: i32,
  from: i32,
  to: i32,
  out: usize,
): void {
  const inputRow = (<usize>from) << 2;
  const outRow = (<usize>to) << 2;
  // Four rows by eight outputs at a time: eight sums stay in registers, and each weight is fetched
  // once for four rows.
  for (let row = 0; row < rows; row += 4) {
    const left = rows - row;
    const in0 = input + <usize>row * inputRow;
    // Rows past the last repeat the first and are not stored.
    const in1 = left > 1 ? in0 + inputRow : in0;
    const in2 = left > 2 ? in0 + 2 * inputRow : in0;
    const in3 = left > 3 ? in0 + 3 * inputRow : in0;
    const step1 = in1 === in0 ? 0 : outRow;
    const step2 = in2 === in0 ? 0 : 2 * outRow;
    const step3 = in3 === in0 ? 0 : 3 * outRow;
    for (let o: usize = 0; o < outRow; o += 32) {
      let weight = weights + o;
      const at = out + <usize>row * outRow + o;
      let a0 = v128.load(at),
        b0 = v128.load(at, 16);
      let a1 = v128.load(at + step1),
        b1 = v128.load(at + step1, 16);
      let a2 = v128.load(at + step2),
        b2 = v128.load(at + step2, 16);
      let a3 = v128.load(at + step3),
        b3 = v128.load(at + step3, 16);
      for (let i: usize = 0; i < inputRow; i += 4) {
        const wa = v128.load(weight),
          wb = v128.load(weight, 16);
        weight += outRow;
        const x0 = v128.load32_splat(in0 + i);
        a0 = f32x4.add(a0, f32x4.mul(wa, x0));
        b0 = f32x4.add(b0, f32x4.mul(wb, x0));
        const x1 = v128.load32_splat(in1 + i);
        a1 = f32x4.add(a1, f32x4.mul(wa, x1));
        b1 = f32x4.add(b1, f32x4.mul(wb, x1));
        const x2 = v128.load32_splat(in2 + i);
        a2 = f32x4.add(a2, f32x4.mul(wa, x2));
        b2 = f32x4.add(b2, f32x4.mul(wb, x2));
        const x3 = v128.load32_splat(in3 + i);
        a3 = f32x4.add(a3, f32x4.mul(wa, x3));
        b3 = f32x4.add(b3, f32x4.mul(wb, x3));
      }
      v128.store(at, a0);
      v128.store(at, b0, 16);
      if (left > 1) {
        v128.store(at + step1, a1);
        v128.store(at + step1, b1, 16);
      }
      if (left > 2) {
        v128.store(at + step2, a2);
        v128.store(at + step2, b2, 16);
      }
      if (left > 3) {
        v128.store(at + step3, a3);
        v128.store(at + step3, b3, 16);
      }
    }
  }
}

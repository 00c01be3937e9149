/**
 * The one matrix product of the shift network, in AssemblyScript, compiled to WebAssembly with SIMD (scripts/lib/compile-kernel.mjs).
 *
 * out[row][o] += Σ_i input[row][i] · weights[i][o] for `rows` rows; all in single precision, addresses in bytes. `to` is a multiple of 8.
 * Each output is one sum over the inputs in order, whatever stands beside it: the same row gives the same result to the last bit,
 * and WebAssembly's arithmetic is the same on every machine.
 */
export function dense(weights: usize, input: usize, rows: i32, from: i32, to: i32, out: usize): void {
  const inputRow = <usize>from << 2;
  const outRow = <usize>to << 2;
  // Four rows by eight outputs at a time: eight sums stay in registers, and each weight is fetched once for four rows.
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
      let a0 = v128.load(at), b0 = v128.load(at, 16);
      let a1 = v128.load(at + step1), b1 = v128.load(at + step1, 16);
      let a2 = v128.load(at + step2), b2 = v128.load(at + step2, 16);
      let a3 = v128.load(at + step3), b3 = v128.load(at + step3, 16);
      for (let i: usize = 0; i < inputRow; i += 4) {
        const wa = v128.load(weight), wb = v128.load(weight, 16);
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

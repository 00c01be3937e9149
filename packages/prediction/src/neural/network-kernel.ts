/** Room for numbers in single precision that the kernel sees. */
export interface KernelMatrix {
  /** The numbers, row by row. */
  readonly values: Float32Array;
  /** Where they begin in the kernel's memory, bytes. */
  readonly address: number;
}

/**
 * What packages/prediction/kernels/network.ts exports; addresses in bytes, widths in multiples of 8.
 */
export interface NetworkKernel {
  /** out[i] += row[i]. */
  addRow(out: number, row: number, width: number): void;
  /** Writes the row to each of `rows` rows. */
  fillRows(out: number, row: number, rows: number, width: number): void;
  /** Negative numbers become 0. */
  rectify(at: number, count: number): void;
  /**
   * sum[i] += max(0, sent[i] + bond[i]) in units of 1 / MESSAGE_UNITS, rounded: exact, so
   * independent of the order of the calls.
   */
  receive(sum: number, sent: number, bond: number, width: number): void;
  /**
   * out[row][o] += Σ_i input[row][i] · weights[i][o] for `rows` rows, in single precision, each sum
   * in the order of its inputs: the same row gives the same result to the last bit, whatever is
   * next to it.
   */
  addProduct(
    weights: number,
    input: number,
    rows: number,
    from: number,
    to: number,
    out: number,
  ): void;
}

/** Units of the sums of messages. */
export const MESSAGE_UNITS = 4096;

/** What is used of WebAssembly's interface, which Node's types only name. */
interface WebAssemblyInterface {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: NetworkKernel };
}
const { Instance, Memory, Module } = (
  globalThis as unknown as { WebAssembly: WebAssemblyInterface }
).WebAssembly;

const PAGE = 65_536;
/** Lines of the processor's cache: numbers read four at a time should not cross them. */
const ALIGNMENT = 64;

/**
 * Makes the kernel ready, with room for `capacity` numbers in at most `matrices` matrices.
 * `reserve` hands out `count` numbers, zeros at first. Throws when `wasm` is no such module.
 */
export function loadKernelWith(
  wasm: Uint8Array,
  capacity: number,
  matrices: number,
): { readonly kernel: NetworkKernel; reserve(count: number): KernelMatrix } {
  const memory = new Memory({ initial: Math.ceil((capacity * 4 + matrices * ALIGNMENT) / PAGE) });
  const { exports: kernel } = new Instance(new Module(wasm), { env: { memory } });
  let free = 0;
  return {
    kernel,
    reserve(count) {
      const address = free;
      free += Math.ceil((count * 4) / ALIGNMENT) * ALIGNMENT;
      return { address, values: new Float32Array(memory.buffer, address, count) };
    },
  };
}

/**
 * `weights` of a layer as they are learned, one row of inputs for each of `to` outputs, written as
 * the kernel reads them: one row of `width` outputs for each input.
 */
export function transpose(
  weights: Float32Array,
  from: number,
  to: number,
  out: Float32Array,
  width = to,
): void {
  for (let o = 0; o < to; o++)
    for (let i = 0; i < from; i++) out[i * width + o] = weights[o * from + i];
}

/** Room for numbers in single precision that the kernel sees. */
export interface DenseMatrix {
  /** The numbers, row by row. */
  readonly values: Float32Array;
  /** Where they begin in the kernel's memory, bytes. */
  readonly address: number;
}

/** The kernel with its memory (packages/engine/kernels/dense.ts). */
export interface Dense {
  /** `count` numbers, zeros at first. */
  reserve(count: number): DenseMatrix;
  /**
   * out[row][o] += Σ_i input[row][i] · weights[i][o] for `rows` rows, in single precision, each sum in the order of its inputs: the same
   * row gives the same result to the last bit, whatever stands beside it. `to` is a multiple of 8.
   */
  addProduct(weights: DenseMatrix, input: DenseMatrix, rows: number, from: number, to: number, out: DenseMatrix): void;
}

type Kernel = (weights: number, input: number, rows: number, from: number, to: number, out: number) => void;

/** What is used of WebAssembly's interface, which Node's types only name. */
interface WebAssemblyInterface {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly dense: Kernel } };
}
const { Instance, Memory, Module } = (globalThis as unknown as { WebAssembly: WebAssemblyInterface }).WebAssembly;

const PAGE = 65_536;
/** Lines of the processor's cache: numbers read four at a time should not cross them. */
const ALIGNMENT = 64;

/** Makes the kernel ready, with room for `capacity` numbers in at most `matrices` matrices. Throws when `wasm` is no such module. */
export function loadDense(wasm: Uint8Array, capacity: number, matrices: number): Dense {
  const memory = new Memory({ initial: Math.ceil((capacity * 4 + matrices * ALIGNMENT) / PAGE) });
  const kernel = new Instance(new Module(wasm), { env: { memory } }).exports.dense;
  let free = 0;
  return {
    reserve(count) {
      const address = free;
      free += Math.ceil((count * 4) / ALIGNMENT) * ALIGNMENT;
      return { address, values: new Float32Array(memory.buffer, address, count) };
    },
    addProduct: (weights, input, rows, from, to, out) => kernel(weights.address, input.address, rows, from, to, out.address),
  };
}

/** `weights` of a layer as they are learned, one row of inputs for each of `to` outputs, written as the kernel reads them: one row of outputs for each input. */
export function transpose(weights: Float32Array, from: number, to: number, out: Float32Array): void {
  for (let o = 0; o < to; o++) for (let i = 0; i < from; i++) out[i * to + o] = weights[o * from + i];
}

import asc from 'assemblyscript/asc';
import { inRoot } from './paths.mjs';

/** Where the network's matrix product lies, in AssemblyScript and compiled. */
export const KERNEL = { source: 'packages/engine/kernels/dense.ts', output: 'packages/engine/data/dense.wasm' };

/** Compiles the network's matrix product to WebAssembly: below a kilobyte, its memory given by the caller. */
export async function compileKernel() {
  const { error, stderr } = await asc.main([
    inRoot(KERNEL.source), '--outFile', inRoot(KERNEL.output),
    '-O3', '--enable', 'simd', '--runtime', 'stub', '--noAssert', '--importMemory',
  ]);
  if (error !== null) throw new Error(`${KERNEL.source} does not compile: ${error.message}\n${stderr.toString()}`);
}

import asc from 'assemblyscript/asc';
import { inRoot } from './paths.mjs';

/** Where the arithmetic of the shift networks lies, in AssemblyScript and compiled. */
const KERNEL = {
  source: 'packages/prediction/kernels/network.ts',
  output: 'packages/prediction/data/network.wasm',
};

/**
 * Compiles the networks' arithmetic to WebAssembly: about a kilobyte, its memory given by the
 * caller.
 */
export async function compileKernel() {
  const { error, stderr } = await asc.main([
    inRoot(KERNEL.source),
    '--outFile',
    inRoot(KERNEL.output),
    '-O3',
    '--enable',
    'simd',
    '--runtime',
    'stub',
    '--noAssert',
    '--importMemory',
  ]);
  if (error !== null)
    throw new Error(`${KERNEL.source} does not compile: ${error.message}\n${stderr.toString()}`);
}

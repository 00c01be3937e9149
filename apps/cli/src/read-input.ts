import { readFileSync } from 'node:fs';
import { UsageError } from './options.ts';

/** The bytes of a file; `-` is standard input. Throws `UsageError` where it cannot be read. */
export function readInput(path: string): Buffer {
  try {
    return readFileSync(path === '-' ? 0 : path);
  } catch {
    throw new UsageError(`${path === '-' ? 'standard input' : path} cannot be read`);
  }
}

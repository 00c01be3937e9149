import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { UsageError } from '../options.ts';
import { nameLine } from './name-line.ts';
import type { NameOptions } from './name-options.ts';

/**
 * Answers every line of the file, in order: one JSON line for each. Throws `UsageError` where there
 * is no such file.
 */
export async function runNames(
  { file, ...options }: NameOptions,
  { input = process.stdin, output = process.stdout }: { input?: Readable; output?: Writable } = {},
): Promise<void> {
  if (file !== '-' && !existsSync(file)) throw new UsageError(`${file} does not exist`);
  const lines = createInterface({
    input: file === '-' ? input : createReadStream(file),
    crlfDelay: Infinity,
  });
  for await (const line of lines)
    if (!output.write(`${nameLine(line, options)}\n`)) await once(output, 'drain');
}

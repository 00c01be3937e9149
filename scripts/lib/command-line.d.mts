import type { parseArgs, ParseArgsOptionsConfig } from 'node:util';

export function refuse(message: string, usage: string): never;

export function readCommandLine<const Options extends ParseArgsOptionsConfig>(command: {
  readonly usage: string;
  readonly options?: Options;
}): ReturnType<typeof parseArgs<{ options: Options }>>['values'];

import { parseArgs } from 'node:util';
import type { ReportLanguage } from '@elucida/analysis/job';
import { LANGUAGES } from '@elucida/spectra/languages';
import { readLanguage, UsageError } from '../options.ts';

export const NAME_USAGE = `Usage:
  npm run name -- --smiles FILE [--lang ${LANGUAGES.join('|')}] [--without-library]
    names of structures, one SMILES a line
  npm run name -- --names FILE [--without-library]
    structures of names, one name a line
FILE may be - for standard input. One JSON line is written for each line read.
`;

export interface NameOptions {
  readonly kind: 'smiles' | 'names';
  /** `-` is standard input. */
  readonly file: string;
  readonly lang: ReportLanguage;
  readonly useLibrary: boolean;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        smiles: { type: 'string' },
        names: { type: 'string' },
        lang: { type: 'string' },
        'without-library': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the command line of `npm run name` (contract §2). Throws `UsageError`; answers 'help' for
 * --help.
 */
export function readNameOptions(args: readonly string[]): NameOptions | 'help' {
  const { smiles, names, lang, help, 'without-library': withoutLibrary } = parse(args);
  if (help === true) return 'help';
  if ((smiles === undefined) === (names === undefined))
    throw new UsageError('give either --smiles FILE or --names FILE');
  return {
    kind: smiles === undefined ? 'names' : 'smiles',
    file: (smiles ?? names)!,
    lang: readLanguage(lang),
    useLibrary: withoutLibrary !== true,
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import type { Spectrum } from '@elucida/spectra/spectrum';

/** A textbook compound with its spectra as an article prints them. */
export interface TextbookCase {
  readonly name: string;
  /** File that it is listed in: its class. */
  readonly of: string;
  readonly formula: string;
  readonly spectra: readonly Spectrum[];
  /** SMILES of the compound, for comparison only. */
  readonly answer: string;
}

interface Entry {
  readonly name: string;
  readonly formula: string;
  readonly answer: string;
  readonly spectra: readonly string[];
}

/** Where they are listed. */
export const TEXTBOOK_FOLDER = fileURLToPath(
  new URL('../../../fixtures/textbook', import.meta.url),
);

/**
 * The compounds of the folder (`fixtures/textbook`), class by class; `names`: these alone. Throws
 * Error where a spectrum cannot be read.
 */
export function readTextbook(names?: readonly string[], folder = TEXTBOOK_FOLDER): TextbookCase[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const entries = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Entry[];
      return entries
        .filter(({ name }) => names === undefined || names.includes(name))
        .map((entry) => ({
          ...entry,
          of: file.replace('.json', ''),
          spectra: entry.spectra.map((text) => readSpectrum(entry.name, text)),
        }));
    });
}

function readSpectrum(name: string, text: string): Spectrum {
  const read = readNotation(text);
  if (!read.ok) throw new Error(`${name}: ${text}: ${JSON.stringify(read.error)}`);
  return read.spectrum;
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { z } from 'zod';
import { dataFile } from '../../datasets/data-folder.ts';
import type { BenchCase } from './bench-case.ts';

/** Folder of the development cases, next to the repository. */
export const CASES_FOLDER = dataFile('cases');

/** The development cases that are fitted and measured on. */
export const DEVELOPMENT_FILES = ['molpuzzle.dev.jsonl', 'experimental.dev.jsonl'] as const;

const rowSchema = z.object({
  id: z.string(),
  formula: z.string(),
  answer: z.string(),
  heavy_atoms: z.number(),
  images: z.record(z.string(), z.string()).optional(),
  // Checked by the engine's own readers, as what a user sends.
  spectra: z.array(z.custom<Spectrum>()).default([]),
});

/**
 * The development cases, or those of one JSON-lines file. Paths of images become absolute, so that
 * cases can be asked from anywhere. Throws Error where a file is absent or malformed.
 */
export function readCases(file?: string): BenchCase[] {
  const files = file ? [file] : DEVELOPMENT_FILES.map((name) => join(CASES_FOLDER, name));
  return files.flatMap((path) => {
    if (!existsSync(path)) throw new Error(`no case file ${path}`);
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => caseOf(line, dirname(resolve(path))));
  });
}

function caseOf(line: string, folder: string): BenchCase {
  const { heavy_atoms: heavyAtoms, images, ...row } = rowSchema.parse(JSON.parse(line));
  const absolute = Object.entries(images ?? {}).map(([kind, path]) => [
    kind,
    resolve(folder, path),
  ]);
  return { ...row, heavyAtoms, ...(images && { images: Object.fromEntries(absolute) }) };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { dataFile } from '../../datasets/data-folder.ts';

export interface BenchCase {
  readonly id: string;
  readonly formula: string;
  readonly heavy_atoms: number;
  readonly spectra: readonly Spectrum[];
  /** SMILES of the truth: compared after the fact, never shown to the engine. */
  readonly answer: string;
}

export const GROUPS = ['MolPuzzle', '<=8', '9-10', '11-12', '13-15', '16-20'] as const;
export type CaseGroup = (typeof GROUPS)[number];

export function groupOf({ id, heavy_atoms: heavy }: BenchCase): CaseGroup {
  if (id.startsWith('mp-')) return 'MolPuzzle';
  return heavy <= 8
    ? '<=8'
    : heavy <= 10
      ? '9-10'
      : heavy <= 12
        ? '11-12'
        : heavy <= 15
          ? '13-15'
          : '16-20';
}

/** Folder of the development cases, beside the repository. */
export const CASES_FOLDER = dataFile('cases');

/**
 * The development cases, or those of one JSON-lines file. Throws Error where the files are absent.
 */
export function readCases(file?: string): BenchCase[] {
  const files = file
    ? [file]
    : ['molpuzzle.dev.jsonl', 'experimental.dev.jsonl'].map((name) => join(CASES_FOLDER, name));
  return files.flatMap((path) => {
    if (!existsSync(path)) throw new Error(`no case file ${path}`);
    return readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as BenchCase);
  });
}

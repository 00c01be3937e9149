import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';

/** A development case with its answer, which only the scoring sees. */
export interface BenchCase {
  readonly id: string;
  readonly formula: string;
  readonly answer: string;
  readonly heavyAtoms: number;
  /** Everything of the case but the answer, as it goes to the worker. */
  readonly question: Record<string, unknown>;
}

const rowSchema = z.looseObject({
  id: z.string(),
  formula: z.string(),
  answer: z.string(),
  heavy_atoms: z.number(),
  images: z.record(z.string(), z.string()).optional(),
  spectra: z.array(z.unknown()).optional(),
});

/**
 * Reads a development file; image paths become absolute, so that questions can be asked from
 * anywhere.
 */
export function readCases(file: string): BenchCase[] {
  const folder = dirname(resolve(file));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row = rowSchema.parse(JSON.parse(line));
      const images =
        row.images === undefined
          ? undefined
          : Object.fromEntries(
              Object.entries(row.images).map(([key, path]) => [key, resolve(folder, path)]),
            );
      return {
        id: row.id,
        formula: row.formula,
        answer: row.answer,
        heavyAtoms: row.heavy_atoms,
        question: { id: row.id, formula: row.formula, images, spectra: row.spectra },
      };
    });
}

export interface Group {
  readonly name: string;
  readonly cases: readonly BenchCase[];
}

const SIZES: readonly (readonly [string, number, number])[] = [
  ['≤ 8', 0, 8],
  ['9–10', 9, 10],
  ['11–12', 11, 12],
  ['13–15', 13, 15],
  ['16–20', 16, 20],
];

/** The experimental cases by number of heavy atoms (the bars are by size). */
export function bySize(cases: readonly BenchCase[]): Group[] {
  return SIZES.map(([name, low, high]) => ({
    name: `experimental ${name}`,
    cases: cases.filter((c) => c.heavyAtoms >= low && c.heavyAtoms <= high),
  }));
}

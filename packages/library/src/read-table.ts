import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { COMPOUND_CLASSES, type CompoundClass, type LibraryEntry } from './library-entry.ts';

const CLASSES: ReadonlySet<string> = new Set(COMPOUND_CLASSES);
const BETWEEN_NAMES = ' | ';
const namesIn = (cell: string | undefined): readonly string[] =>
  cell ? cell.split(BETWEEN_NAMES) : [];

/** Lines of a table of compounds without the first, which names the columns. */
export const linesOf = (table: string): readonly string[] =>
  table.trimEnd().split(/\r?\n/).slice(1);

/** The formula in a line of the table; the rest of most lines is never asked for. */
export const formulaIn = (line: string): string => line.split('\t', 2)[1] ?? '';

/**
 * Reads a line of the table: tabs between the columns. Throws Error for one that lacks a column, has
 * one more, or whose class is unknown.
 */
export function readLine(line: string): LibraryEntry {
  const [smiles, formula, en, es, eu, is, further, stereoisomers, ...rest] = line.split('\t');
  if (!smiles || !formula || !en || !es || !eu || !CLASSES.has(is) || rest.length > 0)
    throw new Error(`known compounds: a column is missing or unknown in "${line}"`);
  return {
    smiles,
    formula,
    names: { en, es, eu },
    is: is as CompoundClass,
    synonyms: namesIn(further),
    stereoisomers: namesIn(stereoisomers),
  };
}

/**
 * Text of the table of known compounds, found through the package's manifest: the same in a bundle.
 */
export const readTable = (): string =>
  readFileSync(
    join(
      dirname(createRequire(import.meta.url).resolve('@elucida/library/package.json')),
      'known-compounds.tsv',
    ),
    'utf8',
  );

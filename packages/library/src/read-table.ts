import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { COMPOUND_CLASSES, type CompoundClass, type LibraryEntry } from './library-entry.ts';

const CLASSES: ReadonlySet<string> = new Set(COMPOUND_CLASSES);
const BETWEEN_NAMES = ' | ';
const namesIn = (cell: string | undefined): readonly string[] =>
  cell ? cell.split(BETWEEN_NAMES) : [];

/**
 * Rows of a table of compounds: tabs between the columns, the first line names them. Throws Error
 * with the line of a row that lacks a column or whose class is unknown.
 */
export function readRows(table: string): LibraryEntry[] {
  const [, ...lines] = table.trimEnd().split(/\r?\n/);
  return lines.map((line, i) => {
    const [smiles, formula, en, es, eu, is, further, stereoisomers, ...rest] = line.split('\t');
    if (!smiles || !formula || !en || !es || !eu || !CLASSES.has(is) || rest.length > 0)
      throw new Error(`known compounds, line ${i + 2}: a column is missing or unknown: ${line}`);
    return {
      smiles,
      formula,
      names: { en, es, eu },
      is: is as CompoundClass,
      synonyms: namesIn(further),
      stereoisomers: namesIn(stereoisomers),
    };
  });
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

import { readSection } from '@elucida/spectra/experimental/read-section';
import type { Spectrum } from '@elucida/spectra/spectrum';
import Papa from 'papaparse';
import {
  hasPeaks,
  MOST_BYTES,
  refused,
  sorted,
  type ReadCases,
  type Row,
  type RowProblemCode,
} from './cases.ts';
import { structureOfFile } from './structure-of-file.ts';

/** Spectra of files that lie beside a table. */
export interface FilesOfRow {
  readonly spectra: readonly Spectrum[];
  readonly unused: readonly string[];
}
/**
 * What lies in a folder beside the table, null where it is not there. `spectra`: those that the row has itself, which
 * count before those of files.
 */
export type FindFiles = (asked: {
  readonly folder: string;
  readonly structure: string;
  readonly spectra: readonly Spectrum[];
}) => FilesOfRow | null;

type Fields = ReadonlyMap<string, string>;

const STRUCTURE = /^(structure|smiles|expected)$/i,
  ID = /^(id|name|sample|compound)$/i,
  FORMULA = /^(formula|molecular[ _]formula)$/i,
  BYPRODUCTS = /^(by-?products)$/i,
  SECTION = /^(section|spectra|data)$/i,
  FOLDER = /^(folder|files)$/i;

const find = (fields: Fields, name: RegExp): string => {
  for (const [key, value] of fields)
    if (name.test(key.trim()) && value.trim() !== '') return value.trim();
  return '';
};

/** Columns of techniques as one experimental section: the heading is the listing's head. */
function sectionOf(fields: Fields): string {
  const taken = [STRUCTURE, ID, FORMULA, BYPRODUCTS, FOLDER];
  return [...fields]
    .filter(([key, value]) => value.trim() !== '' && !taken.some((name) => name.test(key.trim())))
    .map(([key, value]) => (SECTION.test(key.trim()) ? value : `${key.trim()} ${value}`))
    .join('\n');
}

/** Spectra of a row with those of its files; a problem where a folder is named that is not there. */
function withFiles(
  row: FilesOfRow,
  { id, named, structure }: { id: string; named: string; structure: string },
  findFiles: FindFiles | undefined,
): FilesOfRow | RowProblemCode {
  const folder = named === '' ? id : named;
  const found = findFiles?.({ folder, structure, spectra: row.spectra }) ?? null;
  if (found === null) return named === '' ? row : 'folder';
  return {
    spectra: [...row.spectra, ...found.spectra],
    unused: [...row.unused, ...found.unused],
  };
}

/** What every row is read with. */
interface Reading {
  readonly at: number;
  readonly findFiles: FindFiles | undefined;
}

function rowOf(
  fields: Fields,
  { at, findFiles }: Reading,
  structure = find(fields, STRUCTURE),
): Row {
  if (structure === '') return 'structure';
  const printed = readSection(sectionOf(fields));
  const id = find(fields, ID) || String(at);
  const all = withFiles(
    { spectra: printed.spectra, unused: printed.unused.map(({ text }) => text) },
    { id, named: find(fields, FOLDER), structure },
    findFiles,
  );
  if (typeof all === 'string') return all;
  if (!hasPeaks(all.spectra)) return 'peaks';
  const formula = find(fields, FORMULA);
  const byproducts = find(fields, BYPRODUCTS)
    .split(/[;\s]+/)
    .filter((smiles) => smiles !== '');
  return {
    id,
    structure,
    ...all,
    ...(formula === '' ? {} : { formula }),
    ...(byproducts.length === 0 ? {} : { byproducts }),
  };
}

function readCsv(text: string, findFiles: FindFiles | undefined): Row[] | 'columns' {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  if (!(meta.fields ?? []).some((name) => STRUCTURE.test(name.trim()))) return 'columns';
  return data.map((row, i) =>
    rowOf(new Map(Object.entries(row).filter(([, value]) => typeof value === 'string')), {
      at: i + 1,
      findFiles,
    }),
  );
}

interface JsonCase {
  readonly id?: unknown;
  readonly structure?: unknown;
  readonly section?: unknown;
  readonly spectra?: unknown;
  readonly formula?: unknown;
  readonly byproducts?: unknown;
  readonly folder?: unknown;
}

/** A case of the command line's `--verify`; its spectra are checked by the server. */
function rowOfJson(line: string, { at, findFiles }: Reading): Row {
  let value: JsonCase;
  try {
    value = JSON.parse(line) as JsonCase;
  } catch {
    return 'json';
  }
  if (typeof value !== 'object' || value === null) return 'json';
  const { structure, section, spectra, formula, byproducts, folder } = value;
  if (typeof structure !== 'string' || structure.trim() === '') return 'structure';
  const id =
    typeof value.id === 'string' || typeof value.id === 'number' ? String(value.id) : String(at);
  const printed = typeof section === 'string' ? readSection(section) : null;
  const listed = [
    ...(Array.isArray(spectra) ? (spectra as Spectrum[]) : []),
    ...(printed?.spectra ?? []),
  ].filter((block) => Array.isArray((block as { peaks?: unknown } | null)?.peaks));
  const all = withFiles(
    { spectra: listed, unused: (printed?.unused ?? []).map(({ text }) => text) },
    { id, named: typeof folder === 'string' ? folder : '', structure: structure.trim() },
    findFiles,
  );
  if (typeof all === 'string') return all;
  if (!hasPeaks(all.spectra)) return 'peaks';
  return {
    id,
    structure: structure.trim(),
    ...all,
    ...(typeof formula === 'string' ? { formula } : {}),
    ...(Array.isArray(byproducts) ? { byproducts: byproducts.map(String) } : {}),
  };
}

/** Data fields of an SD file's record (CTFile formats, BIOVIA 2020, "SDfiles"). */
function dataFields(record: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [, name, value] of record.matchAll(/^> .*?<([^>\n]+)>.*\n((?:.+\n?)*)/gm))
    fields.set(name!, value!.trim());
  return fields;
}

function readSdf(text: string, findFiles: FindFiles | undefined): Row[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/^\$\$\$\$.*\n?/m)
    .filter((record) => record.trim() !== '')
    .map((record, i): Row => {
      const fields = dataFields(record);
      const title = record.split('\n', 1)[0]!.trim();
      if (title !== '' && find(fields, ID) === '') fields.set('id', title);
      const reading = { at: i + 1, findFiles };
      const given = find(fields, STRUCTURE);
      if (given !== '') return rowOf(fields, reading, given);
      const structure = structureOfFile('record.mol', record);
      return structure === null ? 'molfile' : rowOf(fields, reading, structure.smiles);
    });
}

/** Whether a file's first line has the column of structures, which tables of spectra have not. */
export const isTableOfStructures = (text: string): boolean =>
  readCsv(text.split(/\r?\n/, 1)[0]!, undefined) !== 'columns';

/**
 * The rows of a table by its kind: SDF, JSON lines, else a table with a heading. `findFiles`: what lies beside it in
 * an archive.
 */
export function readCases(name: string, text: string, findFiles?: FindFiles): ReadCases {
  if (text.length > MOST_BYTES) return refused('too_large');
  const isSdf = /\.sdf?$/i.test(name) || /^M {2}END/m.test(text.slice(0, 100_000));
  const isJson = /\.(jsonl|ndjson|json)$/i.test(name) || text.trimStart().startsWith('{');
  const rows = isSdf
    ? readSdf(text, findFiles)
    : isJson
      ? text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line, i) => rowOfJson(line, { at: i + 1, findFiles }))
      : readCsv(text, findFiles);
  if (typeof rows === 'string') return refused(rows);
  return rows.length === 0 ? refused('empty') : sorted(rows);
}

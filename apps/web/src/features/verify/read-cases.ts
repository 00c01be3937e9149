import { readSection } from '@elucida/spectra/experimental/read-section';
import type { Spectrum } from '@elucida/spectra/spectrum';
import Papa from 'papaparse';

/** One row of a table: a structure and its spectra. */
export interface Case {
  readonly id: string;
  /** SMILES. */
  readonly structure: string;
  readonly spectra: readonly Spectrum[];
  readonly formula?: string;
  readonly byproducts?: readonly string[];
  /** What of its spectra was not read, short. */
  readonly unused: readonly string[];
}

export type CaseProblemCode =
  'structure' | 'peaks' | 'json' | 'molfile' | 'columns' | 'empty' | 'too_many' | 'too_large';

/** A row that cannot be used, from 1; null where the file as a whole is meant. */
export interface CaseProblem {
  readonly row: number | null;
  readonly code: CaseProblemCode;
}

export interface ReadCases {
  readonly cases: readonly Case[];
  readonly problems: readonly CaseProblem[];
}

/** Rows that are used. */
export const MOST_CASES = 1_000;
/** Bytes of a file. */
export const MOST_BYTES = 20_000_000;

type Fields = ReadonlyMap<string, string>;
type Row = Case | CaseProblemCode;

const STRUCTURE = /^(structure|smiles|expected)$/i,
  ID = /^(id|name|sample|compound)$/i,
  FORMULA = /^(formula|molecular[ _]formula)$/i,
  BYPRODUCTS = /^(by-?products)$/i,
  SECTION = /^(section|spectra|data)$/i;

const find = (fields: Fields, name: RegExp): string => {
  for (const [key, value] of fields)
    if (name.test(key.trim()) && value.trim() !== '') return value.trim();
  return '';
};

/** Columns of techniques as one experimental section: the heading is the listing's head. */
function sectionOf(fields: Fields): string {
  const taken = [STRUCTURE, ID, FORMULA, BYPRODUCTS];
  return [...fields]
    .filter(([key, value]) => value.trim() !== '' && !taken.some((name) => name.test(key.trim())))
    .map(([key, value]) => (SECTION.test(key.trim()) ? value : `${key.trim()} ${value}`))
    .join('\n');
}

const hasPeaks = (spectra: readonly Spectrum[]) => spectra.some(({ peaks }) => peaks.length > 0);

function rowOf(fields: Fields, at: number, structure = find(fields, STRUCTURE)): Row {
  if (structure === '') return 'structure';
  const { spectra, unused } = readSection(sectionOf(fields));
  if (!hasPeaks(spectra)) return 'peaks';
  const formula = find(fields, FORMULA);
  const byproducts = find(fields, BYPRODUCTS)
    .split(/[;\s]+/)
    .filter((smiles) => smiles !== '');
  return {
    id: find(fields, ID) || String(at),
    structure,
    spectra,
    ...(formula === '' ? {} : { formula }),
    ...(byproducts.length === 0 ? {} : { byproducts }),
    unused: unused.map(({ text }) => text),
  };
}

function readCsv(text: string): Row[] | CaseProblemCode {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  if (!(meta.fields ?? []).some((name) => STRUCTURE.test(name.trim()))) return 'columns';
  return data.map((row, i) =>
    rowOf(new Map(Object.entries(row).filter(([, value]) => typeof value === 'string')), i + 1),
  );
}

interface JsonCase {
  readonly id?: unknown;
  readonly structure?: unknown;
  readonly section?: unknown;
  readonly spectra?: unknown;
  readonly formula?: unknown;
  readonly byproducts?: unknown;
}

/** A case of the command line's `--verify`; its spectra are checked by the server. */
function rowOfJson(line: string, at: number): Row {
  let value: JsonCase;
  try {
    value = JSON.parse(line) as JsonCase;
  } catch {
    return 'json';
  }
  if (typeof value !== 'object' || value === null) return 'json';
  const { id, structure, section, spectra, formula, byproducts } = value;
  if (typeof structure !== 'string' || structure.trim() === '') return 'structure';
  const printed = typeof section === 'string' ? readSection(section) : null;
  const all = [
    ...(Array.isArray(spectra) ? (spectra as Spectrum[]) : []),
    ...(printed?.spectra ?? []),
  ].filter((block) => Array.isArray((block as { peaks?: unknown } | null)?.peaks));
  if (!hasPeaks(all)) return 'peaks';
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : String(at),
    structure: structure.trim(),
    spectra: all,
    ...(typeof formula === 'string' ? { formula } : {}),
    ...(Array.isArray(byproducts) ? { byproducts: byproducts.map(String) } : {}),
    unused: (printed?.unused ?? []).map(({ text }) => text),
  };
}

/** Data fields of an SD file's record (CTFile formats, BIOVIA 2020, "SDfiles"). */
function dataFields(record: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [, name, value] of record.matchAll(/^> .*?<([^>\n]+)>.*\n((?:.+\n?)*)/gm))
    fields.set(name!, value!.trim());
  return fields;
}

async function readSdf(text: string): Promise<Row[]> {
  const { Molecule } = await import('openchemlib');
  return text
    .replace(/\r\n?/g, '\n')
    .split(/^\$\$\$\$.*\n?/m)
    .filter((record) => record.trim() !== '')
    .map((record, i): Row => {
      const fields = dataFields(record);
      const title = record.split('\n', 1)[0]!.trim();
      if (title !== '' && find(fields, ID) === '') fields.set('id', title);
      const given = find(fields, STRUCTURE);
      if (given !== '') return rowOf(fields, i + 1, given);
      try {
        const molecule = Molecule.fromMolfile(record);
        if (molecule.getAllAtoms() === 0) return 'molfile';
        return rowOf(fields, i + 1, molecule.toIsomericSmiles());
      } catch {
        // Not a molfile: the row says so.
        return 'molfile';
      }
    });
}

/** The rows of a file by its kind: SDF, JSON lines, else a table with a heading. */
export async function readCases(name: string, text: string): Promise<ReadCases> {
  if (text.length > MOST_BYTES) return { cases: [], problems: [{ row: null, code: 'too_large' }] };
  const isSdf = /\.sdf?$/i.test(name) || /^M {2}END/m.test(text.slice(0, 100_000));
  const isJson = /\.(jsonl|ndjson|json)$/i.test(name) || text.trimStart().startsWith('{');
  const rows = isSdf
    ? await readSdf(text)
    : isJson
      ? text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line, i) => rowOfJson(line, i + 1))
      : readCsv(text);
  if (typeof rows === 'string') return { cases: [], problems: [{ row: null, code: rows }] };
  if (rows.length === 0) return { cases: [], problems: [{ row: null, code: 'empty' }] };
  const used = rows.slice(0, MOST_CASES);
  return {
    cases: used.filter((row) => typeof row !== 'string'),
    problems: [
      ...(rows.length > MOST_CASES ? [{ row: null, code: 'too_many' } as const] : []),
      ...used.flatMap((row, i): CaseProblem[] =>
        typeof row === 'string' ? [{ row: i + 1, code: row }] : [],
      ),
    ],
  };
}

import { fault, NotationFault } from '../listings/notation-result.ts';
import { numberOf, type Piece } from '../listings/peak-list.ts';
import { readProtonDetails } from '../nmr/proton-details.ts';
import type { Spectrum } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { captionStart, conditionsIn } from './conditions.ts';
import { inColumns, readRow, type GridCell, type GridRow, type Separator } from './grid.ts';
import {
  columnsOfUntitled,
  multipletColumns,
  MULTIPLET_NAME,
  type MultipletColumn,
} from './multiplet-columns.ts';
import { spectrumOfList, techniqueOfList } from './technique-of-list.ts';
import type { UnusedOfTables } from './unused-of-tables.ts';

/** What the multiplet tables of a text say, and where they stand. */
export interface MultipletTables {
  readonly spectra: readonly Spectrum[];
  readonly unused: readonly UnusedOfTables[];
  readonly stretches: readonly { readonly at: number; readonly end: number }[];
}

type Signal = { delta_ppm: number } & ReturnType<typeof readProtonDetails>;

const DIVIDED: readonly Separator[] = ['\t', '|', ';', ',', 'spaces'];
const MOST_ROWS = 300;
const SHIFT = /^[-−–]?\d{1,3}(?:\.\d{1,4})?$/u;
/** Constants, as the table lists them, with the multiplet that each is shared with. */
const CONSTANTS = /^[\d.,;|/ ]{1,80}$/u;

/** A table as it stands: titles, if any, and rows by what their columns hold. */
interface Multiplets {
  readonly at: number;
  readonly end: number;
  readonly rows: readonly ReadonlyMap<MultipletColumn, GridCell>[];
}

const byKind = (
  kinds: readonly MultipletColumn[],
  cells: readonly (GridCell | undefined)[],
): Map<MultipletColumn, GridCell> =>
  new Map(
    kinds.flatMap((kind, index): [MultipletColumn, GridCell][] => {
      const cell = cells[index];
      return cell === undefined || cell.text === '' ? [] : [[kind, cell]];
    }),
  );

/** Decimal commas of the whole table, where it has no decimal dot. */
function withPoints(rows: readonly Map<MultipletColumn, GridCell>[]): Multiplets['rows'] {
  const cells = rows.flatMap((row) => [...row.values()]);
  if (cells.some(({ text }) => /\d\.\d/u.test(text))) return rows;
  return rows.map(
    (row) =>
      new Map(
        [...row].map(([kind, { text, at }]): [MultipletColumn, GridCell] => [
          kind,
          { text: text.replace(/(\d),(?=\d)/gu, '$1.'), at },
        ]),
      ),
  );
}

function rowsBelow(
  text: string,
  titles: { kinds: readonly MultipletColumn[]; row: GridRow } | null,
  { from, separator }: { readonly from: number; readonly separator: Separator },
): Multiplets {
  const rows: Map<MultipletColumn, GridCell>[] = [];
  let end = from;
  let blank = 0;
  for (let at = from; at < text.length && rows.length < MOST_ROWS && blank < 2;) {
    const row = readRow(text, at, separator);
    const kinds = titles?.kinds ?? columnsOfUntitled(row.cells);
    const cells = titles ? inColumns(row, { titles: titles.row, separator }) : row.cells;
    const found = kinds === null ? null : byKind(kinds, cells);
    if (found !== null && found.size > 1 && found.has('shift')) {
      rows.push(found);
      end = row.end;
      blank = 0;
    } else if (text.slice(at, row.end).trim() === '') blank++;
    else break;
    at = row.end;
  }
  return { at: from, end: Math.min(end, text.length), rows: withPoints(rows) };
}

function tableAt(text: string, at: number): Multiplets | null {
  for (const separator of DIVIDED) {
    const row = readRow(text, at, separator);
    if (row.cells.length < 3) continue;
    const kinds = multipletColumns(row.cells.map((cell) => cell.text));
    if (kinds !== null) {
      const below = rowsBelow(text, { kinds, row }, { from: row.end, separator });
      if (below.rows.length > 0) return { ...below, at };
    } else if (columnsOfUntitled(row.cells) !== null) {
      const below = rowsBelow(text, null, { from: at, separator });
      if (below.rows.length > 1) return below;
    }
  }
  return null;
}

/** A row as a signal. Throws a fault that points at the cell. */
function signalOf(row: ReadonlyMap<MultipletColumn, GridCell>, text: string): Signal {
  const shift = row.get('shift')!;
  if (!SHIFT.test(shift.text))
    throw fault('number_expected', text, { at: shift.at, length: shift.text.length });
  const name = row.get('name');
  const named = MULTIPLET_NAME.exec(name?.text ?? '');
  const mult: Piece | undefined =
    row.get('mult') ?? (named ? { text: named[1]!, at: name!.at } : undefined);
  const couplings = row.get('couplings');
  const values = couplings?.text.replace(/\([A-Z]{1,2}\d?\)|Hz/gu, '').trim() ?? '';
  const hasValues = /\d/u.test(values);
  if (
    couplings !== undefined &&
    values !== '' &&
    !/^[-–—]$/u.test(values) &&
    !CONSTANTS.test(values)
  )
    throw fault('coupling_expected', text, { at: couplings.at, length: couplings.text.length });
  const integral = row.get('count') ?? row.get('integral');
  const count =
    integral === undefined ? null : /^(\d{1,3}(?:\.\d{1,3})?) ?[HFP]?$/u.exec(integral.text);
  if (integral !== undefined && count === null)
    throw fault('number_expected', text, { at: integral.at, length: integral.text.length });
  const details = readProtonDetails(
    [
      ...(mult === undefined ? [] : [mult]),
      ...(hasValues ? [{ text: `J = ${values.replace(/[;|/]/gu, ',')}`, at: couplings!.at }] : []),
    ],
    text,
  );
  return {
    delta_ppm: numberOf(shift.text),
    ...details,
    ...(count && { int: Number(count[1]) }),
  };
}

/**
 * The multiplet tables of a text as Mnova copies them: name, shift (ppm), range (ppm), number of hydrogens, class and
 * constants (Hz), with titles or without. They are of ¹H, unless the words above name another nucleus. A row that
 * cannot be read is left out and named with its place. Never throws; linear.
 */
export function readMultipletTables(text: string): MultipletTables {
  const spectra: Spectrum[] = [];
  const unused: UnusedOfTables[] = [];
  const stretches: { at: number; end: number }[] = [];
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    let after = newline < 0 ? text.length : newline + 1;
    const table = after - at > 12 && after - at < 600 ? tableAt(text, at) : null;
    if (table !== null) {
      const start = captionStart(text, { at: table.at, least: stretches.at(-1)?.end ?? 0 });
      const words = text.slice(start, table.at);
      const signals: Signal[] = [];
      for (const row of table.rows) {
        try {
          signals.push(signalOf(row, text));
        } catch (thrown) {
          if (!(thrown instanceof NotationFault)) throw thrown;
          const line = [...row.values()].map((cell) => cell.text).join(' · ');
          unused.push({ reason: 'unread_cell', text: line, error: thrown.error });
        }
      }
      const spectrum = spectrumOf(signals, words);
      if (spectrum !== null) spectra.push(spectrum);
      else if (signals.length > 0) {
        const head = text.slice(table.at, after).trim();
        const error = {
          code: 'experiment_not_stated',
          at: table.at,
          length: Math.max(1, head.length),
        } as const;
        unused.push({
          reason: 'unread_table',
          text: head,
          error: { ...error, found: head.slice(0, 24) },
        });
      }
      stretches.push({ at: start, end: table.end });
      after = Math.max(after, table.end);
    }
    at = after;
  }
  return { spectra, unused, stretches };
}

/**
 * The signals as a spectrum of the nucleus that the words name, ¹H without one, with what its signals can have; null
 * where the words name more than one.
 */
function spectrumOf(signals: readonly Signal[], words: string): Spectrum | null {
  if (signals.length === 0) return null;
  const listed = signals.map(({ delta_ppm }) => ({ f2: delta_ppm, f1: null, intensity: null }));
  const settled = techniqueOfList(listed, words);
  if (settled === null || settled === 'other') return null;
  const bare = spectrumOfList(listed, settled, conditionsIn(words));
  const names: readonly string[] = techniqueOf(settled.type).form.peak.map(({ name }) => name);
  const peaks = signals.map((signal) =>
    Object.fromEntries(Object.entries(signal).filter(([name]) => names.includes(name))),
  );
  return bare === null ? null : ({ ...bare, peaks } as unknown as Spectrum);
}

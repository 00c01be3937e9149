import type { NotationError } from '../listings/notation-result.ts';
import type { Spectrum } from '../spectrum.ts';
import { captionStart, conditionsIn } from './conditions.ts';
import { readPeakListTables } from './peak-list-table.ts';
import { readPeakListXml } from './peak-list-xml.ts';
import type { PeakListing } from './peak-lists.ts';
import { readAssignmentTable } from './read-assignment-table.ts';
import { spectrumOfList, techniqueOfList } from './technique-of-list.ts';

/** What of a table was not used: a cell, a whole list, a further table, an experiment that is not judged. */
export interface UnusedOfTables {
  readonly reason:
    'unread_cell' | 'unread_table' | 'further_table' | 'second_columns' | 'two_dimensional';
  readonly text: string;
  readonly error?: NotationError;
}
export interface ReadSignalTables {
  readonly spectra: readonly Spectrum[];
  readonly unused: readonly UnusedOfTables[];
  /** The text without the tables. */
  readonly rest: string;
}
interface Stretch {
  readonly at: number;
  readonly end: number;
}

/** Further assignment tables that are looked for, so as to name them. */
const MOST_TABLES = 20;

const without = (text: string, stretches: readonly Stretch[]): string => {
  let rest = '';
  let from = 0;
  for (const { at, end } of stretches.toSorted((a, b) => a.at - b.at)) {
    if (at > from) rest += `${text.slice(from, at)}\n`;
    from = Math.max(from, end);
  }
  return rest + text.slice(from);
};

/** The text with blanks in place of what was read already: places stay. */
const masked = (text: string, stretches: readonly Stretch[]): string => {
  let mask = '';
  for (const { at, end } of stretches)
    mask +=
      text.slice(mask.length, Math.max(mask.length, at)) +
      ' '.repeat(Math.max(0, end - Math.max(mask.length, at)));
  return mask + text.slice(mask.length);
};

const firstLine = (text: string): string => text.trim().split('\n')[0]!;

function readList(
  text: string,
  list: PeakListing,
  least: number,
): { readonly at: number; readonly spectrum: Spectrum | null; readonly unused: UnusedOfTables[] } {
  const at = captionStart(text, { at: list.at, least });
  const words = `${text.slice(at, list.at)} ${list.words}`;
  const settled = techniqueOfList(list.peaks, words);
  const title = firstLine(text.slice(at));
  if (settled === 'other')
    return { at, spectrum: null, unused: [{ reason: 'two_dimensional', text: title }] };
  const spectrum =
    settled === null ? null : spectrumOfList(list.peaks, settled, conditionsIn(words));
  if (spectrum !== null) return { at, spectrum, unused: [] };
  const head = text.slice(list.head.at, list.head.at + list.head.length);
  const error = { code: 'experiment_not_stated', ...list.head, found: head.slice(0, 24) } as const;
  return { at, spectrum: null, unused: [{ reason: 'unread_table', text: head, error }] };
}

/**
 * Reads the tables of signals in a text: the first assignment table (`readAssignmentTable`), and all lists of peaks of
 * Mnova and TopSpin. What is left of the text comes back without them. Places in errors are those of `text` (UTF-16
 * units). Never throws; linear.
 */
export function readSignalTables(given: string): ReadSignalTables {
  // Line ends alone, so that places stay.
  const text = given.replace(/\r\n?/gu, (end) => (end.length === 2 ? ' \n' : '\n'));
  const spectra: Spectrum[] = [];
  const unused: UnusedOfTables[] = [];
  const stretches: Stretch[] = [];
  const take = (lists: readonly PeakListing[]): void => {
    for (const list of lists) {
      const read = readList(text, list, stretches.at(-1)?.end ?? 0);
      if (read.spectrum !== null) spectra.push(read.spectrum);
      unused.push(...read.unused);
      stretches.push({ at: read.at, end: list.end });
    }
  };
  const xml = readPeakListXml(text);
  take(xml);
  if (xml.length === 0) take(readPeakListTables(text));
  const left = masked(text, stretches);
  const table = readAssignmentTable(left);
  if (table === null)
    return { spectra, unused, rest: stretches.length === 0 ? given : without(text, stretches) };
  spectra.push(...table.spectra);
  for (const { text: place, error } of table.faults)
    unused.push({ reason: 'unread_cell', text: place, error });
  if (table.further !== null) unused.push({ reason: 'second_columns', text: table.further });
  stretches.push(table);
  for (let from = table.end, n = 0; n < MOST_TABLES; n++) {
    const further = readAssignmentTable(left, from);
    if (further === null) break;
    unused.push({ reason: 'further_table', text: firstLine(text.slice(further.at)) });
    stretches.push(further);
    from = further.end;
  }
  return { spectra, unused, rest: without(text, stretches) };
}

import type { Spectrum } from '../spectrum.ts';
import { captionStart, conditionsIn } from './conditions.ts';
import { readPeakListTables } from './peak-list-table.ts';
import { readPeakListXml } from './peak-list-xml.ts';
import type { PeakListing } from './peak-lists.ts';
import { readMultipletTables } from './multiplet-table.ts';
import { findTables, firstMolecule } from './pair-tables.ts';
import { withPlainTables } from './plain-markup.ts';
import { readAssignmentTable } from './read-assignment-table.ts';
import { spectrumOfList, techniqueOfList } from './technique-of-list.ts';
import type { UnusedOfTables } from './unused-of-tables.ts';

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

/** The places of faults in a text whose tables were rewritten. */
function inOriginal(unused: readonly UnusedOfTables[], places: Int32Array): UnusedOfTables[] {
  return unused.map(({ error, ...part }) => {
    if (error === undefined) return part;
    const at = places[error.at]!;
    const last = places[Math.min(places.length - 1, error.at + error.length - 1)]!;
    return { ...part, error: { ...error, at, length: Math.max(1, last + 1 - at) } };
  });
}

/**
 * Reads the tables of signals in a text: the first assignment table (`readAssignmentTable`) with its other nucleus,
 * multiplet tables, and all lists of peaks of Mnova and TopSpin. Tables in HTML, LaTeX and Markdown are read as well.
 * What is left of the text comes back without them. Places in errors are those of the text (UTF-16 units). Never
 * throws; linear.
 */
export function readSignalTables(given: string): ReadSignalTables {
  // Line ends alone, so that places stay.
  const lines = given.replace(/\r\n?/gu, (end) => (end.length === 2 ? ' \n' : '\n'));
  const xml = readPeakListXml(lines);
  const plain = xml.length > 0 ? null : withPlainTables(lines);
  const text = plain?.text ?? lines;
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
  if (xml.length === 0) {
    const multiplets = readMultipletTables(text);
    spectra.push(...multiplets.spectra);
    unused.push(...multiplets.unused);
    stretches.push(...multiplets.stretches);
    take(readPeakListTables(masked(text, stretches)));
  } else take(xml);
  const left = masked(
    text,
    stretches.toSorted((a, b) => a.at - b.at),
  );
  const { first, others } = firstMolecule(findTables(left));
  if (first !== null) {
    const table = readAssignmentTable(first, left);
    spectra.push(...table.spectra);
    for (const { text: place, error } of table.faults)
      unused.push({ reason: 'unread_cell', text: place, error });
    for (const title of first.table.unread) unused.push({ reason: 'unread_column', text: title });
    if (first.table.further !== null)
      unused.push({ reason: 'second_columns', text: first.table.further });
    stretches.push(...first.stretches);
  }
  for (const { stretches: places } of others) {
    unused.push({ reason: 'further_table', text: firstLine(text.slice(places[0]!.at)) });
    stretches.push(...places);
  }
  return {
    spectra,
    unused: plain === null ? unused : inOriginal(unused, plain.places),
    rest: stretches.length === 0 ? given : without(text, stretches),
  };
}

import { readTopSpin } from '../nmr/read-topspin.ts';
import { inColumns, readRow, SEPARATORS, type GridRow, type Separator } from './grid.ts';
import { MOST_LISTED, numberIn, type ListedPeak, type PeakListing } from './peak-lists.ts';

/** What a column of such a list holds. */
type Kind = 'f1' | 'f2' | 'shift' | 'intensity' | 'type' | 'other';

const TITLES: readonly (readonly [Kind, RegExp])[] = [
  ['f2', /^(?:[νvδ]?\(?f2\)?)\s?[[(]?ppm[\])]?$/iu],
  ['f1', /^(?:[νvδ]?\(?f1\)?)\s?[[(]?ppm[\])]?$/iu],
  ['shift', /^(?:ppm|(?:δ|shift|position|ν\(f1\)|v\(f1\))\s?[[(]ppm[\])])$/iu],
  ['intensity', /^(?:intensity|int\.?|height|volume|abs\.? int\.?)\b/iu],
  ['type', /^type$/iu],
];
/** Most cells of a row. */
const MOST_CELLS = 60;
/** Columns that only lists of instruments have. */
const OF_INSTRUMENTS = /^(?:intensity|width|volume|area|address|frequency|hz|flags|peak|abs)/iu;
/** What Mnova marks as no signal of the compound. */
const NOT_COMPOUND = /solvent|impurit|artefact|artifact|satellite|reference/iu;

const kindOf = (title: string): Kind =>
  TITLES.find(([, pattern]) => pattern.test(title.trim()))?.[0] ?? 'other';

interface Titles {
  readonly kinds: readonly Kind[];
  readonly row: GridRow;
  readonly separator: Separator | 'space';
  /** The first column is headed `#`. */
  readonly numbered: boolean;
}

const isList = (kinds: readonly Kind[], titles: readonly string[]): boolean =>
  titles.some((title) => OF_INSTRUMENTS.test(title.trim())) &&
  ((kinds.includes('f1') && kinds.includes('f2')) ||
    kinds.filter((kind) => kind === 'shift').length === 1);

/** TopSpin's title line: `#  ADDRESS  FREQUENCY [Hz]  F1[ppm]  F2 [ppm]  Intensity`; units belong to their words. */
function hashTitles(line: string): string[] {
  return line
    .replace(/^\s*#\s*/u, '# ')
    .replace(/\s+(?=\[[^\]]{1,12}\])/gu, '')
    .split(/\s+/u)
    .filter(Boolean);
}

function titlesAt(text: string, at: number): Titles | null {
  const newline = text.indexOf('\n', at);
  const end = newline < 0 ? text.length : newline;
  if (end - at > 400) return null;
  const line = text.slice(at, end);
  if (!/ppm/iu.test(line)) return null;
  const numbered = /^\s*#/u.test(line);
  for (const separator of SEPARATORS) {
    const row = readRow(text, at, separator);
    const names = row.cells.map((cell) => cell.text);
    const kinds = names.map(kindOf);
    if (names.length > 1 && isList(kinds, names)) return { kinds, row, separator, numbered };
  }
  const names = hashTitles(line);
  const kinds = names.map(kindOf);
  return isList(kinds, names)
    ? { kinds, row: { cells: [], at, end: end + 1 }, separator: 'space', numbered }
    : null;
}

/**
 * The cells of a row by the titles. Numbers in aligned text may have a single space between them; the number of a peak
 * may lack a title, or its title a number; where other cells are empty, those that are there go below their titles.
 */
function cellsOf(text: string, at: number, { kinds, row: titles, separator, numbered }: Titles) {
  const row = readRow(text, at, separator === 'space' ? 'spaces' : separator);
  const divided = row.cells.map((cell) => cell.text);
  const isAligned = separator === 'space' || separator === 'spaces';
  const cells =
    !isAligned || divided.length === kinds.length
      ? divided
      : divided.flatMap((cell) => cell.split(' ')).slice(0, MOST_CELLS);
  const missing = kinds.length - cells.length;
  if (missing === -1) return { end: row.end, cells: cells.slice(1) };
  if (missing === 1 && numbered) return { end: row.end, cells: ['', ...cells] };
  return missing > 0 && separator === 'spaces'
    ? {
        end: row.end,
        cells: inColumns(row, { titles, separator }).map((cell) => cell?.text ?? ''),
      }
    : { end: row.end, cells };
}

function peakOf(kinds: readonly Kind[], cells: readonly string[]): ListedPeak | null {
  const at = (kind: Kind): number => {
    const index = kinds.indexOf(kind);
    return index < 0 ? Number.NaN : numberIn(cells[index] ?? '');
  };
  const intensity = Number.isFinite(at('intensity')) ? at('intensity') : null;
  const isPlane = kinds.includes('f2') && kinds.includes('f1');
  const [f2, f1] = isPlane ? [at('f2'), at('f1')] : [at('shift'), Number.NaN];
  if (!Number.isFinite(f2) || (isPlane && !Number.isFinite(f1))) return null;
  return { f2, f1: isPlane ? f1 : null, intensity };
}

const isSignal = (kinds: readonly Kind[], cells: readonly string[]): boolean => {
  const index = kinds.indexOf('type');
  return index < 0 || !NOT_COMPOUND.test(cells[index] ?? '');
};

function listBelow(text: string, titles: Titles): { peaks: ListedPeak[]; end: number } {
  const peaks: ListedPeak[] = [];
  let end = titles.row.end;
  for (let at = titles.row.end; at < text.length && peaks.length < MOST_LISTED;) {
    const { cells, end: next } = cellsOf(text, at, titles);
    // TopSpin puts units and comments below its titles.
    const isComment =
      peaks.length === 0 && /^\s*(?:#|\[|$)/u.test(text.slice(at, Math.min(next, at + 40)));
    const peak = peakOf(titles.kinds, cells);
    if (peak === null && !isComment) break;
    if (peak !== null && isSignal(titles.kinds, cells)) peaks.push(peak);
    end = next;
    at = next;
  }
  return { peaks, end: Math.min(end, text.length) };
}

/** Comment lines of TopSpin above a title line name the data set. */
function commentsAbove(text: string, at: number, least: number): number {
  let start = at;
  for (let lines = 0; lines < 6 && start > least; lines++) {
    const from = Math.max(least, text.lastIndexOf('\n', start - 2) + 1);
    if (!/^\s{0,9}#/u.test(text.slice(from, from + 12))) break;
    start = from;
  }
  return start;
}

/** Lines of TopSpin's titles with their units in a line of their own, and the numbers below. */
const PRINT = new RegExp(
  String.raw`(?:^|\n)((?:[ \t]{0,9}#[^\n]{0,300}\n){1,8})((?:[ \t]{0,9}\d[\d \t.eE+-]{3,200}(?:\n|$))+)`,
  'gu',
);

/** The lists of `peak.txt` in one dimension whose units stand below the titles. */
function readPrints(text: string): PeakListing[] {
  return [...text.matchAll(PRINT)].flatMap(({ 0: found, 1: titles, 2: rows, index }) => {
    const shifts = readTopSpin(titles! + rows!);
    const at = index + found.length - titles!.length - rows!.length;
    return shifts === null
      ? []
      : [
          {
            peaks: shifts.slice(0, MOST_LISTED).map((f2) => ({ f2, f1: null, intensity: null })),
            words: titles!,
            at,
            end: index + found.length,
            head: { at, length: Math.max(1, titles!.trim().split('\n')[0]!.length) },
          },
        ];
  });
}

/**
 * The lists of a text that holds tables of Mnova (`Peak  f2 (ppm)  f1 (ppm)  Intensity …`, or `ppm` in one dimension)
 * or of TopSpin's `peak.txt` (`#  ADDRESS  FREQUENCY [Hz]  F1[ppm]  F2[ppm]  Intensity`), ppm. Peaks that are marked
 * as solvent or impurity are left out. Empty for other text. Never throws; linear.
 */
export function readPeakListTables(text: string): PeakListing[] {
  const lists: PeakListing[] = [];
  let least = 0;
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    let after = newline < 0 ? text.length : newline + 1;
    const titles = titlesAt(text, at);
    const found = titles && listBelow(text, titles);
    if (titles && found && found.peaks.length > 0) {
      const start = commentsAbove(text, at, least);
      lists.push({
        peaks: found.peaks,
        words: text.slice(start, at),
        at: start,
        end: found.end,
        head: { at, length: Math.max(1, Math.min(80, after - at - 1)) },
      });
      after = Math.max(after, found.end);
      least = after;
    }
    at = after;
  }
  return lists.length > 0 ? lists : readPrints(text);
}

import { readMultiplicity } from '../chemistry/multiplicities.ts';
import { fault } from '../listings/notation-result.ts';
import { middle, numberOf, splitTop, type Piece } from '../listings/peak-list.ts';
import { readProtonDetails } from '../nmr/proton-details.ts';
import type { H1Peak } from '../spectrum.ts';
import type { GridCell } from './grid.ts';
import { isNone } from './position-labels.ts';

/** Most signals of one position. */
export const MOST_SIGNALS = 8;

/** What other columns of the row say of its hydrogens. */
export interface ProtonColumns {
  readonly mult?: GridCell | undefined;
  readonly couplings?: GridCell | undefined;
  readonly integral?: GridCell | undefined;
}

/** A shift, behind the letter that tells two hydrogens of a carbon apart: `Ha 1.72`, `β: 1.55`. */
const SHIFT = new RegExp(
  String.raw`^(?:δ\s?_?H?\s?=?\s?|(?:H[-\s]?)?(?:\d{1,3}'{0,2})?(?:a|b|α|β|ax|eq|H)[:\s]\s?)?` +
    String.raw`([-−–]?\d{1,2}(?:\.\d{1,3})?)(?:\s?(?:[-–—−~]|to)\s?(\d{1,2}\.\d{1,3}))?` +
    String.raw`(?:[abcef](?![\p{L}]))?[\p{Lm}*†‡§¶#]{0,3}(?![\d.'′]|\s?Hz|\s?H\b)(?:\s?ppm)?`,
  'u',
);
/** Remarks in place of a multiplicity. */
const REMARK = /^(?:ov|ovl|ovlp|over|obs|obsc|n\.?d|sol|superpuesto|gainjarrita)\.?$|^overlap/iu;
const NUMBERS = /^[\d.,;/\s]{1,40}(?:Hz)?$/u;

interface Signal {
  readonly value: number;
  readonly to: number | null;
  readonly details: Piece[];
}

/** Pieces of a cell at commas, semicolons, slashes and line ends outside parentheses; `hard`: not a comma. */
function piecesOf({ text, at }: GridCell): { readonly piece: Piece; readonly hard: boolean }[] {
  const pieces: { piece: Piece; hard: boolean }[] = [];
  let depth = 0;
  let start = 0;
  let hard = true;
  for (let i = 0; i <= text.length; i++) {
    const character = text[i];
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    const ends = character === undefined || (depth === 0 && ',;/\n'.includes(character));
    if (!ends) continue;
    const raw = text.slice(start, i);
    if (raw.trim() !== '')
      pieces.push({
        piece: { text: raw.trim(), at: at + start + (raw.length - raw.trimStart().length) },
        hard,
      });
    hard = character !== ',';
    start = i + 1;
  }
  return pieces;
}

/** Whether a multiplicity or a parenthesis comes next: what stands before it is a shift, not a coupling. */
const beginsWithMultiplicity = (text: string): boolean =>
  readMultiplicity(/^[a-z. ]{1,12}/u.exec(text.trim())?.[0] ?? '') !== null || /^\s*\(/u.test(text);

/** The pieces of a signal as the reader of listings knows them: `d (8.2)` as `d`, `J = 8.2`. */
function detailsOf(piece: Piece): Piece[] {
  const { text, at } = piece;
  const inner = /^\((.*)\)$/su.exec(text);
  if (inner && !inner[1]!.includes('('))
    return asCouplings(splitTop({ text: inner[1]!, at: at + 1 }));
  const behind = /^([a-z][a-z. ]{0,14}?)\s?\(([^()]{1,80})\)(.{0,40})$/u.exec(text);
  if (behind && readMultiplicity(behind[1]!)) {
    const open = at + text.indexOf('(') + 1;
    const listed = splitTop({ text: behind[2]!, at: open });
    const rest = behind[3]!.trim();
    return asCouplings([
      { text: behind[1]!, at },
      ...listed,
      ...(rest === '' ? [] : [{ text: rest, at: at + text.length - behind[3]!.length }]),
    ]);
  }
  const spaced = /^([a-z][a-z. ]{0,14}?)\s+((?:\dJ|J|\d).{0,60})$/u.exec(text);
  if (spaced && readMultiplicity(spaced[1]!))
    return asCouplings([
      { text: spaced[1]!, at },
      { text: spaced[2]!, at: at + text.length - spaced[2]!.length },
    ]);
  return [piece];
}

/** Bare numbers behind a multiplicity are couplings, as tables headed "J in Hz" print them. */
function asCouplings(pieces: readonly Piece[]): Piece[] {
  let isSplit = false;
  return pieces.map((piece) => {
    if (readMultiplicity(piece.text)) isSplit = true;
    return isSplit && NUMBERS.test(piece.text) && /\d/u.test(piece.text)
      ? { text: `J = ${piece.text}`, at: piece.at }
      : piece;
  });
}

function signalsIn(cell: GridCell, text: string): Signal[] {
  const signals: Signal[] = [];
  const pieces = piecesOf(cell);
  for (const [index, { piece, hard }] of pieces.entries()) {
    const current = signals.at(-1);
    const found = SHIFT.exec(piece.text);
    const rest = found ? piece.text.slice(found[0].length).trim() : '';
    const next = pieces[index + 1];
    const followed = next !== undefined && !next.hard && beginsWithMultiplicity(next.piece.text);
    const begins =
      found !== null &&
      (hard || rest !== '' || followed || (current!.details.length === 0 && /\./u.test(found[1]!)));
    if (found !== null && begins) {
      const at = piece.at + piece.text.length - rest.length;
      signals.push({
        value: numberOf(found[1]!),
        to: found[2] === undefined ? null : numberOf(found[2]),
        details: rest === '' ? [] : detailsOf({ text: rest, at }),
      });
    } else if (current === undefined)
      throw fault('number_expected', text, { at: piece.at, length: piece.text.length });
    else current.details.push(...detailsOf(piece));
    if (signals.length > MOST_SIGNALS)
      throw fault('unexpected_text', text, { at: piece.at, length: piece.text.length });
  }
  return signals;
}

/** The part of another column that is of one signal: `m; m` of two, a single word of all. */
function partOf(cell: GridCell | undefined, { index, count }: { index: number; count: number }) {
  if (cell === undefined || isNone(cell.text)) return null;
  const parts = cell.text.split(/[;/\n]/u).map((part) => part.trim());
  return { text: parts.length === count ? parts[index]! : cell.text, at: cell.at };
}

/**
 * The signals of a cell of ¹H shifts: `7.26 (1H, d, J = 8.2 Hz)`, `7.26, d (8.2)`, `1.72 m; 1.55 m`, or bare shifts
 * with multiplicity, couplings and integral in columns of their own. Empty where the cell says none. Throws a fault
 * that points at the token. `text`: the whole table.
 */
export function readProtonCell(
  cell: GridCell | undefined,
  { text, columns }: { readonly text: string; readonly columns: ProtonColumns },
): H1Peak[] {
  if (cell === undefined || isNone(cell.text)) return [];
  const signals = signalsIn(cell, text);
  return signals.map((signal, index) => {
    const of = { index, count: signals.length };
    const mult = partOf(columns.mult, of);
    const couplings = partOf(columns.couplings, of);
    const integral = partOf(columns.integral, of);
    const number = integral === null ? null : /^(\d{1,2})\s?H?$/u.exec(integral.text);
    const details = [
      ...(mult ? detailsOf(mult) : []),
      ...asCouplings(signal.details),
      ...(couplings && NUMBERS.test(couplings.text)
        ? [{ text: `J = ${couplings.text.replace(/[;/]/gu, ',')}`, at: couplings.at }]
        : couplings
          ? [couplings]
          : []),
      ...(number ? [{ text: `${number[1]}H`, at: integral!.at }] : []),
    ].filter((detail) => !REMARK.test(detail.text));
    return { delta_ppm: middle(signal), ...readProtonDetails(details, text) };
  });
}

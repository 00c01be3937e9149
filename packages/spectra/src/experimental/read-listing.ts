import type { NotationError } from '../listings/notation-result.ts';
import type { Spectrum, SpectrumType } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { tidyListing } from './tidy-listing.ts';

/** A listing out of a longer text. */
export interface ListingReading {
  /** Null where no peak of it could be read. */
  readonly spectrum: Spectrum | null;
  /** Signals that could not be read, as they are printed. */
  readonly skipped: readonly string[];
  /** The text behind the list. */
  readonly rest: string;
  readonly error: NotationError | null;
}

/** Signals left out before the whole listing is; each costs a reading of it. */
const MOST_SKIPPED = 12;
/** Characters looked at for the next signal. */
const AHEAD = 240;
const NEXT_SIGNAL =
  /[,;]\s?(?=[-−–]?\d{1,4}(?:[.,]\d{1,4})?(?: ?[-–—] ?\d{1,4}(?:\.\d+)?)? ?(?:\(|[,;]|$))/u;
const SENTENCE = /[.)] [A-Z][a-z]/u;

/** Where the signal ends that holds the fault; null: what follows is no list. */
function endOfSignal(text: string, at: number): number | null {
  const ahead = text.slice(at, at + AHEAD);
  const next = NEXT_SIGNAL.exec(ahead);
  if (!next) return null;
  const sentence = SENTENCE.exec(ahead);
  return sentence && sentence.index < next.index ? null : at + next.index;
}

/** Where the signal begins in which the fault is: behind the last comma outside parentheses. */
function startOfSignal(text: string, at: number): number {
  let depth = 0;
  let start = 0;
  for (let i = 0; i < at; i++) {
    const character = text[i]!;
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (character === ',' || character === ';')) start = i;
  }
  return start;
}

/**
 * Reads one listing: a signal that cannot be read is left out and said, and the list ends where a sentence
 * begins. Never throws; linear.
 */
export function readListing(printed: string, type: SpectrumType): ListingReading {
  const { notation } = techniqueOf(type);
  const skipped: string[] = [];
  let text = tidyListing(printed);
  let rest = '';
  let error: NotationError | null = null;
  for (let tries = 0; tries <= MOST_SKIPPED; tries++) {
    const read = notation.read(text, type);
    if (read.ok)
      return read.spectrum.type === type
        ? { spectrum: read.spectrum, skipped, rest, error: null }
        : { spectrum: null, skipped, rest: text, error: null };
    error ??= read.error;
    const { at } = read.error;
    const end = endOfSignal(text, at);
    const start = startOfSignal(text, at);
    if (end === null) {
      rest = `${text.slice(at)} ${rest}`.trim();
      text = text.slice(0, at).replace(/[\s,;.:(]{1,9}$/u, '');
      if (text.length < 4) break;
    } else if (start === 0 && read.error.code === 'number_expected') {
      // Words where the first signal should be: a sentence about the spectrum, not its list.
      break;
    } else {
      // No comma separates the first signal from the header.
      const from = start > 0 ? start : text.lastIndexOf(' ', text.lastIndexOf('(', at) - 2);
      if (from <= 0) break;
      skipped.push(text.slice(from, end).replace(/^[\s,;]{1,4}/u, ''));
      text = `${text.slice(0, from)}${start > 0 ? '' : ' '}${text.slice(start > 0 ? end : end + 1)}`;
    }
  }
  return { spectrum: null, skipped: [], rest: printed, error };
}

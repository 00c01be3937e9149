import type { Formula } from '../formula/formula.ts';
import type { NotationError } from '../listings/notation-result.ts';
import {
  isAccurateMass,
  readAccurateMass,
  type AccurateMass,
} from '../techniques/mass/read-accurate-mass.ts';
import { accurateSpectrum } from '../techniques/mass/accurate-spectrum.ts';
import { readDept, type EditedLine } from '../techniques/carbon/read-dept.ts';
import { withCarbonTypes } from '../techniques/carbon/with-carbon-types.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { writeNotation } from '../notation/write-notation.ts';
import { SPECTRUM_TYPES, type Spectrum, type SpectrumType } from '../spectrum.ts';
import { readSignalTables } from '../signal-tables/read-signal-tables.ts';
import type { UnusedOfTables } from '../signal-tables/unused-of-tables.ts';
import { besideListings } from './beside-listings.ts';
import { cleanText } from './clean-text.ts';
import { nameNuclei } from './name-nuclei.ts';
import { readListing } from './read-listing.ts';
import { readPrintedFormula } from './read-printed-formula.ts';
import { readTitle } from './read-title.ts';
import { sectionParts, type OtherData, type SectionPart } from './section-parts.ts';

/** Why a stretch of a section was not used. */
export type UnusedReason =
  | OtherData
  | UnusedOfTables['reason']
  | 'unread_listing'
  | 'unread_signal'
  | 'listed_twice'
  | 'second_compound'
  | 'plain_text'
  | 'too_long';

export interface UnusedPart {
  readonly reason: UnusedReason;
  /** As it is printed, short. */
  readonly text: string;
  /** The technique whose listing it is or is in. */
  readonly type?: SpectrumType;
  readonly error?: NotationError;
}

/** What an experimental section says, and what of it is not used. */
export interface ReadSection {
  readonly spectra: readonly Spectrum[];
  /** Name of the compound. */
  readonly title: string | null;
  /** The molecule's formula, from an accurate mass, an elemental analysis or a line of its own. */
  readonly formula: Formula | null;
  readonly masses: readonly AccurateMass[];
  readonly unused: readonly UnusedPart[];
}

/** Characters that are read: some 40 pages. */
const MOST_CHARACTERS = 120_000;
/** Characters of what was not used that are quoted. */
const QUOTED = 80;

const quote = (text: string): string => {
  const line = text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.,;:)]{1,9}/u, '')
    .trim();
  return line.length > QUOTED ? `${line.slice(0, QUOTED - 1).trimEnd()}…` : line;
};
/** Marks that are left between two parts say nothing. */
const saysNothing = (text: string): boolean => !/[\p{L}\d]{2}/u.test(text);

class Collected {
  readonly spectra: Spectrum[] = [];
  readonly masses: AccurateMass[] = [];
  readonly unused: UnusedPart[] = [];

  leave(reason: UnusedReason, text: string, more: Pick<UnusedPart, 'type' | 'error'> = {}): void {
    if (!saysNothing(text)) this.unused.push({ reason, text: quote(text), ...more });
  }

  listing(type: SpectrumType, text: string): void {
    const report = reportAt(text);
    if (report !== null) {
      if (report > 0) this.listing(type, text.slice(0, report));
      this.behind(text.slice(report));
      return;
    }
    const { spectrum, skipped, rest, error } = readListing(text, type);
    if (spectrum === null) {
      // Experiments in two dimensions are named more often than they are listed.
      const isNamedOnly = techniqueOf(type).pair !== null && !/\d\s?[/→]\s?\d/u.test(text);
      if (isNamedOnly) this.leave('two_dimensional', text);
      else this.leave('unread_listing', text, { type, ...(error && { error }) });
      return;
    }
    this.spectra.push(spectrum);
    for (const signal of skipped) this.leave('unread_signal', signal, { type });
    this.behind(rest);
  }

  mass(mass: AccurateMass, text: string): void {
    this.masses.push(mass);
    const spectrum = accurateSpectrum(mass, text);
    if (spectrum) this.spectra.push(spectrum);
  }

  /** Text behind a list: an accurate mass without a heading, or words. */
  behind(text: string): void {
    const mass = readAccurateMass(text);
    if (mass === null) this.leave('plain_text', text);
    else this.mass(mass, text);
  }
}

const isTechnique = (kind: SpectrumType | OtherData): kind is SpectrumType =>
  SPECTRUM_TYPES.some((type) => type === kind);

/**
 * Where a report of accurate mass begins; null without one. It may follow a list of peaks of the same
 * technique as a sentence of its own ("… 95 (80). Found: M+, 124.0322.").
 */
function reportAt(text: string): number | null {
  if (!isAccurateMass(text)) return null;
  const begins = /(?<=\d[^.;]{0,12}[.;)] )\(?(?:Found|Calc|HRMS)/u.exec(text);
  return begins && !/\d[.,]\d{3}/u.test(text.slice(0, begins.index)) ? begins.index : 0;
}

/** What comes behind the name: its number is no news either. */
const withoutTitle = (text: string, title: string): string =>
  text
    .slice(Math.max(0, text.indexOf(title.slice(-8)) + Math.min(8, title.length)))
    .replace(/^[ ,]{0,2}[([]?\d{1,3}[a-z]{0,2}[)\]]?/u, '');

/** Text that may be between two compounds: the last lines before a technique comes again. */
const lastLines = (text: string): { readonly head: string; readonly tail: string } => {
  const at = text.lastIndexOf('\n\n');
  const from = at >= 0 ? at : text.lastIndexOf('\n');
  return from < 0
    ? { head: text, tail: '' }
    : { head: text.slice(0, from), tail: text.slice(from).trim() };
};

/** Parts of the first compound, and the name of the second where there is one. */
function firstCompound(parts: readonly SectionPart[]): {
  readonly parts: readonly SectionPart[];
  readonly second: string | null;
} {
  const seen = new Set<string>();
  let last: string | null = null;
  for (const [index, { kind }] of parts.entries()) {
    if (kind === null) continue;
    if (seen.has(kind) && last !== kind) {
      // The name of the second compound is at the end of the part before the first heading that repeats.
      for (let back = index - 1; back > 0; back--) {
        const { head, tail } = lastLines(parts[back]!.text);
        const second = tail === '' ? null : readTitle(tail);
        if (second !== null)
          return {
            parts: [...parts.slice(0, back), { kind: parts[back]!.kind, text: head }],
            second,
          };
      }
    }
    seen.add(kind);
    last = kind;
  }
  return { parts, second: null };
}

/**
 * Reads a whole experimental section, as journals print it: spectra with their headers, assignment tables, lists of
 * peaks of instruments, accurate masses, the name and the formula of the compound. What it does not use it gives back
 * with a reason. Of several compounds the first is read. Never throws; linear.
 */
export function readSection(pasted: string): ReadSection {
  const tables = readSignalTables(pasted.slice(0, MOST_CHARACTERS));
  const text = nameNuclei(cleanText(tables.rest));
  const { parts, second } = firstCompound(sectionParts(text));
  const collected = new Collected();
  const edited: { readonly lines: readonly EditedLine[]; readonly text: string }[] = [];
  const title = parts[0]?.kind === null ? readTitle(parts[0].text) : null;
  for (const { kind, text: part } of parts) {
    if (kind === null) {
      const mass = readAccurateMass(part);
      if (mass) collected.mass(mass, part);
      else collected.leave('plain_text', title === null ? part : withoutTitle(part, title));
    } else if (isTechnique(kind)) collected.listing(kind, part);
    else if (kind === 'two_dimensional' && readDept(part).length > 0)
      edited.push({ lines: readDept(part), text: part });
    else if (kind === 'elemental' || readAccurateMass(part) === null) collected.leave(kind, part);
    else collected.behind(part);
  }
  const beside = besideListings(tables.spectra, collected.spectra);
  collected.spectra.push(...beside.added);
  edited.push({ lines: beside.edited, text: '' });
  // After all lists, since some articles print DEPT before ¹³C.
  for (const { lines, text: part } of edited) {
    const typed = withCarbonTypes(collected.spectra, lines);
    if (typed === null) collected.leave('two_dimensional', part);
    else collected.spectra.splice(0, Infinity, ...typed);
  }
  for (const spectrum of beside.listedTwice)
    collected.leave('listed_twice', writeNotation(spectrum), { type: spectrum.type });
  for (const { reason, text: place, error } of tables.unused)
    collected.leave(reason, place, error && { error });
  if (second !== null) collected.leave('second_compound', second);
  if (pasted.length > MOST_CHARACTERS)
    collected.leave('too_long', pasted.slice(MOST_CHARACTERS, MOST_CHARACTERS + QUOTED));
  return {
    spectra: collected.spectra,
    title,
    formula:
      collected.masses.find(({ formula }) => formula !== null)?.formula ??
      readPrintedFormula(
        parts.map((part) => part.text),
        parts[0]?.kind === null ? parts[0].text : '',
      ),
    masses: collected.masses,
    unused: collected.unused,
  };
}

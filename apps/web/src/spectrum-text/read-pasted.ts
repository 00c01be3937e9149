import { rowOfPeak } from '@elucida/spectra/manual-payload/import-draft';
import type { Cells } from '@elucida/spectra/manual-payload/draft';
import {
  failureAsOther,
  type NotationFailure,
} from '@elucida/spectra/manual-payload/apply-notation';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { readTable, type SkippedLine } from '@elucida/spectra/notation/read-table';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';

export interface Pasted {
  readonly rows: readonly Cells[];
  readonly skipped: readonly SkippedLine[];
  /** Conditions that a listing states. */
  readonly metadata: Spectrum['metadata'];
  /** Why nothing was read: no listing and no table, or the listing of another technique. */
  readonly error: NotationFailure | null;
}

/**
 * Whether the listing is the better reading. In one line it is where it yields as many peaks; in
 * several lines a table is meant, unless the numbers have their parentheses behind them or hardly
 * any line reads as a row.
 */
function isListing(text: string, { listed, table }: { listed: number; table: number }): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  if (lines === 1) return listed >= table;
  return (
    !text.includes('\t') && (/\d\s*\([^)]*\)/u.test(text) || (table < lines / 2 && listed > table))
  );
}

/** Peaks out of whatever was pasted into a block: a table, or a listing as journals print it. */
export function readPasted(text: string, type: SpectrumType): Pasted {
  const table = readTable(text, type);
  const listing = readNotation(text, type);
  if (listing.ok && listing.spectrum.type !== type)
    return {
      rows: [],
      metadata: undefined,
      skipped: [],
      error: failureAsOther(text, listing.spectrum.type),
    };
  const listed = listing.ok && listing.spectrum.type === type ? listing.spectrum.peaks : [];
  if (listed.length > 0 && isListing(text, { listed: listed.length, table: table.peaks.length })) {
    return {
      rows: listed.map((peak) => rowOfPeak(type, peak)),
      metadata: listing.ok ? listing.spectrum.metadata : undefined,
      skipped: [],
      error: null,
    };
  }
  // One line that is not a listing is not "a table with one skipped row".
  if (table.peaks.length === 0)
    return {
      rows: [],
      metadata: undefined,
      skipped: text.trim().includes('\n') ? table.skipped : [],
      error: listing.ok ? null : listing.error,
    };
  return {
    rows: table.peaks.map((peak) => rowOfPeak(type, peak)),
    metadata: undefined,
    skipped: table.skipped,
    error: null,
  };
}

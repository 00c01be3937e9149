import type { Spectrum } from '@elucida/spectra/spectrum';
import type { FileReading, FileSpectrum, SkippedPart } from '../files/file-reading.ts';

/** The lists of one NMReDATA record. */
export interface NmredataRecord {
  readonly title: string;
  readonly spectra: readonly Spectrum[];
}

/** Records that are named; nobody reads more. */
const MOST_NAMED = 20;

/**
 * The lists of records that count: the first of each technique of which nothing was read from the experiments
 * themselves. A record of which none counts is named.
 */
export function listsOfRecords(
  records: readonly NmredataRecord[],
  read: readonly Spectrum[],
): Pick<FileReading, 'spectra' | 'skipped'> {
  const types = new Set(read.map(({ type }) => type));
  const spectra: FileSpectrum[] = [];
  const skipped: SkippedPart[] = [];
  for (const { title, spectra: lists } of records) {
    const wanted = lists.filter(({ type }) => !types.has(type));
    for (const spectrum of wanted) {
      types.add(spectrum.type);
      spectra.push({ spectrum, picked: false });
    }
    if (wanted.length === 0) skipped.push({ code: 'record_second', title });
  }
  return { spectra, skipped: skipped.slice(0, MOST_NAMED) };
}

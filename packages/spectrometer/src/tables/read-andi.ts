import { NetCDFReader } from 'netcdfjs';
import type { FileReading } from '../files/file-reading.ts';
import { ionizationNamed, type MassScan } from '../mass/mass-scan.ts';
import { openRun, type MassRun } from '../mass/mass-run.ts';
import { readScans } from '../mass/read-scans.ts';

type Part = Pick<FileReading, 'spectra' | 'skipped'>;

/** `CDF` and the version of the format (NetCDF User's Guide, "classic format"). */
export const isNetcdf = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x43 && bytes[1] === 0x44 && bytes[2] === 0x46 && [1, 2].includes(bytes[3] ?? 0);

/** A variable as numbers; empty where the file has none of that name. */
function numbersOf(reader: NetCDFReader, name: string): readonly number[] {
  if (!reader.dataVariableExists(name)) return [];
  const values = reader.getDataVariable(name) as readonly unknown[];
  return values.flat().map(Number);
}

/** What a file says about itself under a name; empty where it says nothing. */
const wordsOf = (reader: NetCDFReader, name: string): string =>
  String(reader.getAttribute(name) ?? '');

/** The scans of a run; all points as one where the file does not divide them. */
function* scansOf(
  reader: NetCDFReader,
  [masses, heights]: readonly [readonly number[], readonly number[]],
): Generator<MassScan, void> {
  const [starts, counts, totals, times] = [
    numbersOf(reader, 'scan_index'),
    numbersOf(reader, 'point_count'),
    numbersOf(reader, 'total_intensity'),
    numbersOf(reader, 'scan_acquisition_time'),
  ];
  const type = wordsOf(reader, 'experiment_type');
  const polarity = wordsOf(reader, 'test_ionization_polarity');
  const common = {
    level: 1,
    isProfile: /continuum/iu.test(type) ? true : /centroid|library/iu.test(type) ? false : null,
    ...(/positive/iu.test(polarity) && { mode: 'pos' as const }),
    ...(/negative/iu.test(polarity) && { mode: 'neg' as const }),
  };
  if (starts.length === 0 || starts.length !== totals.length) {
    yield { ...common, total: null, retentionS: null, points: () => ({ masses, heights }) };
    return;
  }
  for (const [k, from] of starts.entries()) {
    const count = counts[k];
    const to = count === undefined ? (starts[k + 1] ?? masses.length) : from + count;
    yield {
      ...common,
      total: totals[k]!,
      retentionS: Number.isFinite(times[k]) ? times[k]! : null,
      points: () => ({ masses: masses.slice(from, to), heights: heights.slice(from, to) }),
    };
  }
}

/**
 * Reads a mass spectrum of an ANDI file (ASTM E2077, netCDF): of GC-MS and LC-MS the scan with the most ions. Never
 * throws.
 */
export function readAndi(bytes: Uint8Array): Part {
  const skip = (code: 'damaged' | 'other_kind'): Part => ({
    spectra: [],
    skipped: [{ code, title: '' }],
  });
  try {
    const { reader, points } = opened(bytes);
    if (points[0].length === 0) return skip('other_kind');
    if (points[0].length !== points[1].length) return skip('damaged');
    return readScans(scansOf(reader, points), () => ionizationOf(reader));
  } catch {
    return skip('damaged');
  }
}

function opened(bytes: Uint8Array) {
  const reader = new NetCDFReader(bytes.slice().buffer);
  const points = [numbersOf(reader, 'mass_values'), numbersOf(reader, 'intensity_values')] as const;
  return { reader, points };
}
const ionizationOf = (reader: NetCDFReader) =>
  ionizationNamed(wordsOf(reader, 'test_ionization_mode'));

/**
 * Opens the run of an ANDI file, whose scans are taken by a person. Null where there is none. Throws where the file
 * cannot be read.
 */
export function openAndi(bytes: Uint8Array): MassRun | null {
  const { reader, points } = opened(bytes);
  return openRun(() => scansOf(reader, points), {
    ionization: () => ionizationOf(reader),
    keeps: true,
  });
}

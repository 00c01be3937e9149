import { NetCDFReader } from 'netcdfjs';
import type { FileReading } from '../files/file-reading.ts';
import { readCsv } from './read-csv.ts';

type Part = Pick<FileReading, 'spectra' | 'skipped'>;

/** `CDF` and the version of the format (NetCDF User's Guide, "classic format"). */
export const isNetcdf = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x43 && bytes[1] === 0x44 && bytes[2] === 0x46 && [1, 2].includes(bytes[3] ?? 0);

/** Peaks below this share of the tallest are noise, and so many at most are kept. */
const LEAST_SHARE = 0.002,
  MOST_PEAKS = 400;

/** A variable as numbers; empty where the file has none of that name. */
function numbersOf(reader: NetCDFReader, name: string): readonly number[] {
  if (!reader.dataVariableExists(name)) return [];
  const values = reader.getDataVariable(name) as readonly unknown[];
  return values.flat().map(Number);
}

/** First point and end of the scan with the most ions; of all points where the file does not divide them. */
function strongestScan(reader: NetCDFReader, points: number): readonly [from: number, to: number] {
  const starts = numbersOf(reader, 'scan_index');
  const counts = numbersOf(reader, 'point_count');
  const totals = numbersOf(reader, 'total_intensity');
  if (starts.length === 0 || starts.length !== totals.length) return [0, points];
  const scan = totals.reduce((best, total, k) => (total > totals[best]! ? k : best), 0);
  const from = starts[scan]!;
  return [from, counts[scan] === undefined ? (starts[scan + 1] ?? points) : from + counts[scan]!];
}

/**
 * Reads a mass spectrum of an ANDI file (ASTM E2077, netCDF): of GC-MS and LC-MS the scan with the most ions. Never
 * throws.
 */
export function readAndi(bytes: Uint8Array): Part {
  const skip = (code: 'damaged' | 'other_kind' | 'no_peaks'): Part => ({
    spectra: [],
    skipped: [{ code, title: '' }],
  });
  try {
    const reader = new NetCDFReader(bytes.slice().buffer);
    const [masses, heights] = [
      numbersOf(reader, 'mass_values'),
      numbersOf(reader, 'intensity_values'),
    ];
    if (masses.length === 0) return skip('other_kind');
    if (masses.length !== heights.length) return skip('damaged');
    const [from, to] = strongestScan(reader, masses.length);
    const scan = masses
      .slice(from, to)
      .map((mass, k) => ({ mass, height: heights[from + k]! }))
      .filter(({ mass, height }) => mass > 0 && height > 0 && Number.isFinite(mass + height));
    const tallest = scan.reduce((most, { height }) => Math.max(most, height), 0);
    const peaks = scan
      .filter(({ height }) => height >= LEAST_SHARE * tallest)
      .sort((a, b) => b.height - a.height)
      .slice(0, MOST_PEAKS)
      .sort((a, b) => a.mass - b.mass);
    if (peaks.length === 0) return skip('no_peaks');
    const rows = peaks.map(
      ({ mass, height }) =>
        `${Number(mass.toFixed(5))}\t${Number(((100 * height) / tallest).toFixed(2))}`,
    );
    return readCsv(['m/z\trel. int.', ...rows].join('\n'));
  } catch {
    return skip('damaged');
  }
}

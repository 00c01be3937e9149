import type { MsSpectrum } from '@elucida/spectra/spectrum';
import { massFiles } from '@elucida/spectra/techniques/mass/mass-files';
import type { FileReading, SkippedPart } from '../files/file-reading.ts';
import { Unreadable } from '../recorded/unreadable.ts';
import type { MassPoints, MassScan } from './mass-scan.ts';
import { NumpressError } from './packed-numbers.ts';

type Part = Pick<FileReading, 'spectra' | 'skipped'>;

/** Scans of one run: the longest that were published have some hundred thousand. */
export const MOST_SCANS = 500_000;
/** Points that are added up where a file states no sums: a run whose file is as large as any that is opened. */
const MOST_ADDED = 60_000_000;
/** Peaks below this share of the tallest are noise. */
export const LEAST_SHARE = 0.002;
/**
 * How a curve is known where its file does not say: both neighbours of its tallest point lie so near (m/z) and are so
 * high. Lists of peaks have isotopes a third of a unit away at least (three charges), and satellites of a few percent.
 */
const CURVE = { within: 0.2, share: 1 / 3 } as const;

const sumOf = (numbers: ArrayLike<number>): number => {
  let sum = 0;
  for (let k = 0; k < numbers.length; k++) if (Number.isFinite(numbers[k]!)) sum += numbers[k]!;
  return sum;
};

/**
 * The number of ions of scans: as their file states it, else the sum of their points. Throws `Unreadable` at more
 * points than any run has.
 */
export function totalsOfScans(): (scan: MassScan) => number {
  let added = 0;
  return (scan) => {
    if (scan.total !== null) return scan.total;
    const { heights } = scan.points();
    added += heights.length;
    if (added > MOST_ADDED) throw new Unreadable('too_large');
    return sumOf(heights);
  };
}

/**
 * The scan with the most ions, and how many scans there are; of scans of several levels, among those of the lowest,
 * since fragments of chosen ions are no spectrum of the sample. Null where there is none.
 */
function strongestOf(scans: Iterable<MassScan>): { scan: MassScan; of: number } | null {
  let best: { scan: MassScan; total: number } | null = null;
  let of = 0;
  const totalOf = totalsOfScans();
  for (const scan of scans) {
    if (++of > MOST_SCANS) throw new Unreadable('too_large');
    if (best !== null && scan.level > best.scan.level) continue;
    const total = totalOf(scan);
    if (best === null || scan.level < best.scan.level || total > best.total) best = { scan, total };
  }
  return best && { scan: best.scan, of };
}

/** Place of the tallest point that is finite; 0 where there is none. */
export function tallestOf(heights: ArrayLike<number>): number {
  let [tallest, most] = [0, -Infinity];
  for (let k = 0; k < heights.length; k++)
    if (heights[k]! > most && heights[k] !== Infinity) [tallest, most] = [k, heights[k]!];
  return tallest;
}

/** Whether points are a curve, by their tallest and its neighbours. */
function isCurve({ masses, heights }: MassPoints): boolean {
  const top = tallestOf(heights);
  return [top - 1, top + 1].every(
    (k) =>
      Math.abs((masses[k] ?? Infinity) - masses[top]!) < CURVE.within &&
      heights[k]! > CURVE.share * heights[top]!,
  );
}

/** The points whose numbers are in order; of a list of peaks, those that are no noise. */
function cleaned(
  { masses, heights }: MassPoints,
  isProfile: boolean,
): { x: number[]; y: number[] } {
  const least = isProfile ? -Infinity : LEAST_SHARE * (heights[tallestOf(heights)] ?? 0);
  const [x, y]: [number[], number[]] = [[], []];
  for (let k = 0; k < masses.length; k++) {
    const [mass, height] = [masses[k]!, heights[k]!];
    const isNumber = mass > 0 && Number.isFinite(mass) && Number.isFinite(height);
    if (!isNumber || height < least || (!isProfile && height <= 0)) continue;
    x.push(mass);
    y.push(height);
  }
  return { x, y };
}

/** A mass spectrum with what is known of its ions. */
export const massSpectrum = (
  peaks: MsSpectrum['peaks'],
  { ionization, mode }: { ionization: string | undefined; mode: MassScan['mode'] },
): MsSpectrum => {
  const metadata = { ...(ionization && { ionization }), ...(mode && { mode }) };
  return { type: 'MS', ...(Object.keys(metadata).length > 0 && { metadata }), peaks };
};

/**
 * The peaks of a scan as a spectrum: those of a curve are picked as of any mass spectrum, a list is taken as it is.
 * Throws `Unreadable` or `NumpressError`.
 */
export function spectrumOfScan(
  scan: MassScan,
  ionization: string | undefined,
): { spectrum: MsSpectrum; picked: boolean } {
  const points = scan.points();
  if (points.masses.length !== points.heights.length) throw new Unreadable('damaged');
  const isProfile = scan.isProfile ?? isCurve(points);
  const peaks = massFiles
    .readPeaks({ curve: cleaned(points, isProfile), listed: !isProfile, dips: false })
    .filter(({ rel_int: percent }) => percent === undefined || percent >= 100 * LEAST_SHARE);
  return { spectrum: massSpectrum(peaks, { ionization, mode: scan.mode }), picked: isProfile };
}

const skip = (
  part: { code: 'other_kind' | 'no_peaks' } | { code: Unreadable['trouble'] },
): Part => ({
  spectra: [],
  skipped: [{ ...part, title: '' }],
});
const failed = (error: unknown): SkippedPart =>
  error instanceof NumpressError
    ? { code: 'not_opened', kind: 'numpress', title: '' }
    : { code: error instanceof Unreadable ? error.trouble : 'damaged', title: '' };

/**
 * The mass spectrum of a run: the scan with the most ions, whatever format it comes from. `ionization`: how the ions
 * were made, asked after all scans were seen. Never throws: what reading the scans throws is named.
 */
export function readScans(
  scans: Iterable<MassScan>,
  ionization: () => string | undefined = () => undefined,
): Part {
  try {
    const strongest = strongestOf(scans);
    if (strongest === null) return skip({ code: 'other_kind' });
    const { scan, of } = strongest;
    const read = spectrumOfScan(scan, ionization());
    if (read.spectrum.peaks.length === 0) return skip({ code: 'no_peaks' });
    const taken = of > 1 ? { scan: { of, retentionS: scan.retentionS } } : {};
    return { spectra: [{ ...read, ...taken }], skipped: [] };
  } catch (error) {
    // What no reader foresaw (XML that is not well-formed) is the file's fault too.
    return { spectra: [], skipped: [failed(error)] };
  }
}

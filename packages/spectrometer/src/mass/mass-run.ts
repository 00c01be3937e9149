import type { MsSpectrum } from '@elucida/spectra/spectrum';
import { massFiles } from '@elucida/spectra/techniques/mass/mass-files';
import type { TakenScan } from '../files/file-reading.ts';
import { Unreadable } from '../recorded/unreadable.ts';
import { averageScans, type ScanPeaks } from './average-scans.ts';
import type { MassScan } from './mass-scan.ts';
import {
  LEAST_SHARE,
  massSpectrum,
  MOST_SCANS,
  spectrumOfScan,
  tallestOf,
  totalsOfScans,
} from './read-scans.ts';

/** Points of scans that are averaged at once; peaks of more take minutes. */
const MOST_AVERAGED = 30_000_000;

/** Places of the first and the last scan that are taken, from 0; the same for one. */
export interface ScanRange {
  readonly first: number;
  readonly last: number;
}

/** A run of many scans that is open: its chromatogram, and the spectrum at any of its times. */
export interface MassRun {
  /** Seconds from the beginning at which each scan was recorded; null where they are not all known or do not rise. */
  readonly timesS: readonly number[] | null;
  /** Ions of each scan, in the instrument's unit. Of scans of several levels, only the lowest's are here. */
  readonly totals: readonly number[];
  /** The scan with the most ions. */
  readonly usual: number;
  /**
   * The spectrum of one scan, or the mean of several. Throws `Unreadable` or `NumpressError` where points cannot be
   * read, and where they are too many.
   */
  pick(range: ScanRange): { spectrum: MsSpectrum; scan: TakenScan };
}

interface Listed {
  /** Null where scans are read again when they are asked for. */
  readonly scan: MassScan | null;
  readonly total: number;
  readonly retentionS: number | null;
}

/** The scans of the lowest level, in their order, with how many there are of all levels. */
function listed(scans: Iterable<MassScan>, keeps: boolean) {
  const totalOf = totalsOfScans();
  let [of, level] = [0, Infinity];
  let list: Listed[] = [];
  for (const scan of scans) {
    if (++of > MOST_SCANS) throw new Unreadable('too_large');
    if (scan.level > level) continue;
    if (scan.level < level) [level, list] = [scan.level, []];
    const { retentionS } = scan;
    list.push({ scan: keeps ? scan : null, total: totalOf(scan), retentionS });
  }
  return { of, level, list };
}

/** Times where each is known and none is before the one before it. */
function risingTimes(list: readonly Listed[]): readonly number[] | null {
  const times = list.map(({ retentionS }) => retentionS ?? Number.NaN);
  return times.every((time, k) => time >= (times[k - 1] ?? -Infinity)) ? times : null;
}

/** Peaks of a scan with their heights in the instrument's unit. */
function peaksOf(scan: MassScan): ScanPeaks {
  const { heights } = scan.points();
  const tallest = heights[tallestOf(heights)] ?? 0;
  const { peaks } = spectrumOfScan(scan, undefined).spectrum;
  return {
    masses: peaks.map((peak) => peak.m_z),
    heights: peaks.map((peak) => ((peak.rel_int ?? 100) / 100) * tallest),
  };
}

/**
 * The mean of scans of the same ions as the strongest of them: runs that switch between positive and negative ions have
 * both by turns. Peaks are those of each scan, picked where it is a curve.
 */
function meanOf(scans: Iterable<{ readonly scan: MassScan; readonly total: number }>): {
  peaks: MsSpectrum['peaks'];
  mode: MassScan['mode'];
  count: number;
} {
  const byMode = new Map<MassScan['mode'], { peaks: ScanPeaks[]; most: number }>();
  let points = 0;
  for (const { scan, total } of scans) {
    const read = scan.points();
    points += read.masses.length;
    if (points > MOST_AVERAGED) throw new Unreadable('too_large');
    const own = byMode.get(scan.mode) ?? { peaks: [], most: -Infinity };
    own.peaks.push(peaksOf({ ...scan, points: () => read }));
    own.most = Math.max(own.most, total);
    byMode.set(scan.mode, own);
  }
  const [strongest] = [...byMode].sort(([, one], [, other]) => other.most - one.most);
  const [mode, { peaks }] = strongest ?? [undefined, { peaks: [] }];
  const { x, y } = averageScans(peaks);
  const least = LEAST_SHARE * (y[tallestOf(y)] ?? 0);
  const places = [...x.keys()].filter((k) => y[k]! >= least);
  const curve = { x: places.map((k) => x[k]!), y: places.map((k) => y[k]!) };
  return {
    peaks: massFiles.readPeaks({ curve, listed: true, dips: false }),
    mode,
    count: peaks.length,
  };
}

/**
 * Opens a run. `ionization`: how its ions were made, asked after the scans were seen. `keeps`: scans stay in memory as
 * they are packed; otherwise `scans` is asked again each time. Null where there is none. Throws what reading the scans
 * throws.
 */
export function openRun(
  scans: () => Iterable<MassScan>,
  { ionization, keeps }: { ionization: () => string | undefined; keeps: boolean },
): MassRun | null {
  const { of, level, list } = listed(scans(), keeps);
  if (list.length === 0) return null;
  const timesS = risingTimes(list);
  const totals = list.map(({ total }) => total);
  const usual = totals.reduce((best, total, k) => (total > totals[best]! ? k : best), 0);
  /** Scans from one place to another; reading ends behind the last. */
  function* between({ first, last }: ScanRange) {
    let place = -1;
    const source = keeps ? list.map(({ scan }) => scan!) : scans();
    for (const scan of source) {
      if (scan.level !== level) continue;
      if (++place > last) return;
      if (place >= first) yield { scan, total: totals[place]! };
    }
  }
  return {
    timesS,
    totals,
    usual,
    pick: (range) => {
      const first = Math.max(0, Math.min(range.first, range.last));
      const last = Math.min(list.length - 1, Math.max(range.first, range.last));
      const taken = { of, retentionS: list[first]!.retentionS };
      const chosen = { first: first + 1, last: last + 1, untilS: list[last]!.retentionS };
      if (first === last) {
        const [one] = between({ first, last });
        const { spectrum } = spectrumOfScan(one!.scan, ionization());
        const isUsual = first === usual;
        return {
          spectrum,
          scan: isUsual ? taken : { ...taken, chosen: { ...chosen, averaged: 1 } },
        };
      }
      const { peaks, mode, count } = meanOf(between({ first, last }));
      return {
        spectrum: massSpectrum(peaks, { ionization: ionization(), mode }),
        scan: { ...taken, chosen: { ...chosen, averaged: count } },
      };
    },
  };
}

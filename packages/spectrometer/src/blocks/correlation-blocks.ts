import type { CosyPeak, HmbcPeak, HsqcPeak, NoesyPeak } from '@elucida/spectra/spectrum';
import { median } from '../numbers/median.ts';
import { planePeaks, type PlanePeak } from '../picking/plane-peaks.ts';
import type { Spectrum2D } from '../recorded/recordings.ts';

/** Shifts of the one-dimensional spectra, to which the peaks of planes belong; empty where there is none. */
export interface KnownShifts {
  readonly protons: readonly number[];
  readonly carbons: readonly number[];
}

/** Height of a peak above the plane's noise, and above what its own row and column hold. */
const LEAST = 10,
  LEAST_CLEAR = 5;
/** Peaks of one multiplet, ppm of ¹H. */
const MULTIPLET_PPM = 0.05;
/** How far a peak may lie from the signal that it belongs to, ppm; to this comes the digital resolution. */
const OFF = { proton: 0.025, carbon: 0.25 };
/** HSQC: share of the tallest in the same row and of that in the same column below which a peak is an artefact. */
const HSQC_SHARE = 0.2;
/** Share of the median peak below which an HSQC peak is an impurity's. */
const HSQC_LEAST = 0.04;
/** The tallest HSQC peaks, whose median is that of a pair. */
const TYPICAL = 12;
/** HMBC: share of the tallest correlation of the same hydrogen below which peaks are t₁ noise or of four bonds. */
const HMBC_SHARE = 0.06;
/** HMBC: share of the median correlation below which a peak is weak or not believed. */
const HMBC_WEAK = 0.35,
  HMBC_LEAST = 0.08;
/** COSY: share of the geometric mean of both diagonal peaks below which a peak is of four bonds or noise. */
const COSY_SHARE = 0.04;
/** COSY: distance from the diagonal within which nothing is read, ppm. */
const DIAGONAL = 0.05;

const nearest = (shifts: readonly number[], ppm: number): number =>
  shifts.reduce(
    (best, shift) => (Math.abs(shift - ppm) < Math.abs(best - ppm) ? shift : best),
    Infinity,
  );

/** The shift of the signal that a peak belongs to; the peak's own where no list is known, null where none is near. */
function snapped(shifts: readonly number[], ppm: number, off: number): number | null {
  if (shifts.length === 0) return ppm;
  const known = nearest(shifts, ppm);
  if (Math.abs(known - ppm) > off) return null;
  // Two signals that are equally near: the plane cannot tell which, and says where the peak is.
  const others = shifts.filter((shift) => shift !== known && Math.abs(shift - ppm) <= off);
  return others.some((shift) => Math.abs(shift - ppm) - Math.abs(known - ppm) < off / 2)
    ? ppm
    : known;
}

const size = ({ height }: PlanePeak): number => Math.abs(height);

/** Peaks of a plane of ¹H and ¹³C, brought to the signals that they belong to. */
function carbonPeaks(plane: Spectrum2D, { protons, carbons }: KnownShifts): PlanePeak[] {
  const steps = { proton: Math.abs(plane.direct.step), carbon: Math.abs(plane.indirect.step) };
  const found = planePeaks(plane, {
    least: LEAST,
    leastClear: LEAST_CLEAR,
    same: { direct: MULTIPLET_PPM, indirect: Math.max(0.4, 1.5 * steps.carbon) },
  });
  const best = new Map<string, PlanePeak>();
  for (const peak of found) {
    const direct = snapped(protons, peak.direct, OFF.proton + steps.proton);
    const indirect = snapped(carbons, peak.indirect, OFF.carbon + 1.2 * steps.carbon);
    if (direct === null || indirect === null) continue;
    const key = `${direct.toFixed(3)} ${indirect.toFixed(2)}`;
    const known = best.get(key);
    if (known === undefined || size(known) < size(peak))
      best.set(key, { ...peak, direct, indirect });
  }
  return [...best.values()];
}

const shiftOf = (ppm: number, digits: number): number => Number(ppm.toFixed(digits));

/** Peaks of an HSQC or HMQC. `edited`: signs tell CH₂ from CH and CH₃. */
export function hsqcPeaks(
  plane: Spectrum2D,
  { known, edited }: { known: KnownShifts; edited: boolean },
): HsqcPeak[] {
  const all = carbonPeaks(plane, known).filter(({ height }) => edited || height > 0);
  const floor =
    HSQC_LEAST *
    median(
      all
        .map(size)
        .sort((a, b) => b - a)
        .slice(0, TYPICAL),
    );
  const isShadow = (peak: PlanePeak): boolean =>
    all.some(
      (other) =>
        size(peak) < HSQC_SHARE * size(other) &&
        (Math.abs(other.direct - peak.direct) < 0.06 ||
          Math.abs(other.indirect - peak.indirect) < 0.6),
    );
  return all
    .filter((peak) => size(peak) >= floor && !isShadow(peak))
    .sort((a, b) => b.indirect - a.indirect || b.direct - a.direct)
    .map(({ direct, indirect, height }) => ({
      delta_h_ppm: shiftOf(direct, 3),
      delta_c_ppm: shiftOf(indirect, 2),
      ...(edited && { phase: height > 0 ? '+' : '-' }),
    }));
}

/**
 * Peaks of an HMBC, without what is left of one-bond correlations: a pair that the HSQC has, or its two satellites at
 * half of ¹J(CH) on both sides.
 */
export function hmbcPeaks(
  plane: Spectrum2D,
  { known, direct }: { known: KnownShifts; direct: readonly HsqcPeak[] },
): HmbcPeak[] {
  const isOneBond = (peak: PlanePeak): boolean =>
    direct.some(
      (pair) =>
        Math.abs(pair.delta_c_ppm - peak.indirect) < 0.3 &&
        Math.abs(pair.delta_h_ppm - peak.direct) * plane.direct.mhz < 110 &&
        (Math.abs(pair.delta_h_ppm - peak.direct) < 0.01 ||
          Math.abs(pair.delta_h_ppm - peak.direct) * plane.direct.mhz > 55),
    );
  const all = carbonPeaks(plane, known).filter((peak) => !isOneBond(peak));
  const tallest = (peak: PlanePeak): number =>
    Math.max(
      ...all
        .filter((other) => Math.abs(other.direct - peak.direct) < 0.01)
        .map((other) => size(other)),
    );
  const middle = median(all.filter((peak) => size(peak) >= HMBC_SHARE * tallest(peak)).map(size));
  return all
    .filter((peak) => size(peak) >= HMBC_SHARE * tallest(peak) && size(peak) >= HMBC_LEAST * middle)
    .sort((a, b) => b.direct - a.direct || b.indirect - a.indirect)
    .map((peak) => ({
      delta_h_ppm: shiftOf(peak.direct, 3),
      delta_c_ppm: shiftOf(peak.indirect, 2),
      intensity: size(peak) < HMBC_WEAK * middle ? 'w' : size(peak) > 3 * middle ? 's' : 'm',
    }));
}

/** Peaks off the diagonal of a plane of ¹H with itself that are there on both sides, once each. */
function mirroredPeaks(
  plane: Spectrum2D,
  { protons }: KnownShifts,
): { a: number; b: number; height: number; share: number }[] {
  const step = Math.max(Math.abs(plane.direct.step), Math.abs(plane.indirect.step));
  const all = planePeaks(plane, {
    least: LEAST,
    leastClear: LEAST_CLEAR,
    same: { direct: MULTIPLET_PPM, indirect: MULTIPLET_PPM },
  });
  const diagonal = all.filter((peak) => Math.abs(peak.direct - peak.indirect) <= DIAGONAL);
  const heightAt = (ppm: number): number =>
    Math.max(
      0,
      ...diagonal
        .filter((peak) => Math.abs(peak.direct - ppm) <= DIAGONAL)
        .map((peak) => size(peak)),
    );
  const pairs = new Map<string, { a: number; b: number; height: number; share: number }>();
  for (const peak of all) {
    if (peak.direct - peak.indirect <= DIAGONAL) continue;
    const mirror = all.find(
      (other) =>
        Math.abs(other.direct - peak.indirect) <= MULTIPLET_PPM + step &&
        Math.abs(other.indirect - peak.direct) <= MULTIPLET_PPM + step,
    );
    if (mirror === undefined) continue;
    const [a, b] = [peak.direct, peak.indirect].map((ppm) =>
      snapped(protons, ppm, OFF.proton + step),
    );
    if (a === null || b === null || a === undefined || b === undefined || a === b) continue;
    const height = Math.min(size(peak), size(mirror));
    const scale = Math.sqrt(heightAt(peak.direct) * heightAt(peak.indirect));
    const key = `${a.toFixed(3)} ${b.toFixed(3)}`;
    const known = pairs.get(key);
    if (known === undefined || known.height < height)
      pairs.set(key, { a, b, height, share: scale > 0 ? height / scale : 1 });
  }
  return [...pairs.values()].sort((x, y) => y.a - x.a || y.b - x.b);
}

/** Peaks of a COSY. */
export const cosyPeaks = (plane: Spectrum2D, known: KnownShifts): CosyPeak[] =>
  mirroredPeaks(plane, known)
    .filter(({ share }) => share >= COSY_SHARE)
    .map(({ a, b }) => ({ delta_a_ppm: shiftOf(a, 3), delta_b_ppm: shiftOf(b, 3) }));

/** Peaks of a NOESY or ROESY, with w, m or s by their height among all. */
export function noesyPeaks(plane: Spectrum2D, known: KnownShifts): NoesyPeak[] {
  const all = mirroredPeaks(plane, known);
  const middle = median(all.map(({ height }) => height));
  return all.map(({ a, b, height }) => ({
    delta_a_ppm: shiftOf(a, 3),
    delta_b_ppm: shiftOf(b, 3),
    intensity: height < 0.4 * middle ? 'w' : height > 2.5 * middle ? 's' : 'm',
  }));
}

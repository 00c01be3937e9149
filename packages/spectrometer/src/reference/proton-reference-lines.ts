import { IMPURITIES, IMPURITY_COLUMNS } from '@elucida/spectra/chemistry/impurities';
import type { Solvent } from '@elucida/spectra/chemistry/solvents';
import { linesOf, regionsAbove, type Line } from '../picking/lines.ts';
import { median } from '../numbers/median.ts';
import { noiseLevel } from '../processing/noise.ts';
import { pointAt, shiftAt } from '../recorded/axis.ts';
import type { Spectrum1D } from '../recorded/recordings.ts';

/** Height of a line above the noise, and for singlets its share of the tallest near: below are feet and satellites. */
const LEAST_NOISE = 10,
  LEAST_SHARE = 0.03;
/** Parts closer than this are read together, Hz. */
const GAP_HZ = 12;
/** Lines of TMS and of solvents are narrow, Hz. */
const WIDEST_HZ = 5;
/** Hydrogens of TMS and DSS: within this of zero, ppm. */
const ZERO_REACH = 0.2;
/** Lines of silanes come near each other; that of TMS has none as near as this, ppm, unless it is far smaller. */
const ALONE = { ppm: 0.45, share: 0.12 };
/** Tops closer than this are one line whose field was not quite even, Hz. */
const SAME_HZ = 1.5;
/** A single line of a solvent has no other as near as this, Hz, unless it is far smaller: aromatic signals have. */
const SINGLE = { hz: 20, share: 0.2 };
/** Silicone grease lies within this of its published shift, ppm. */
const GREASE_REACH = 0.03;
/** How far a solvent's single line may be from where it is expected, ppm; its multiplet, which its spacing confirms. */
const SINGLE_REACH = 0.3,
  PATTERN_REACH = 0.5;
/** Coupling of hydrogen to deuterium on the same carbon: a sixth and a half of that to hydrogen, some −12 Hz. */
const DEUTERIUM_HZ = { from: 0.9, to: 2.8 };

/** The narrow lines between two shifts, highest first. */
function narrowLines(
  { axis, re }: Spectrum1D,
  { from, to, leastShare = LEAST_SHARE }: { from: number; to: number; leastShare?: number },
): Line[] {
  const [start, end] = [from, to].map((ppm) =>
    Math.min(re.length - 1, Math.max(0, Math.round(pointAt(axis, ppm)))),
  ) as [number, number];
  const level = median(re.slice(start, end + 1));
  const values = re.slice(start, end + 1).map((value) => value - level);
  const part = { ...axis, points: values.length, first: shiftAt(axis, start) };
  const tallest = values.reduce((most, value) => Math.max(most, value), 0);
  const noise = noiseLevel(re);
  const least = Math.max(LEAST_NOISE * noise, leastShare * tallest);
  if (!(tallest > least)) return [];
  // One by one: the deconvolution of all at once forgets those that are far smaller than the tallest.
  return regionsAbove(values, { axis: part, level: least / 2, gapHz: GAP_HZ })
    .flatMap((region) => linesOf(values, { region, axis: part, least }))
    .filter(({ widthHz }) => widthHz <= WIDEST_HZ);
}

const tallestOf = (lines: readonly Line[]): Line | undefined =>
  [...lines].sort((a, b) => b.height - a.height)[0];

/** Where a line lies by all its tops, weighted by their areas; and the lines that are not its. */
function joined(line: Line, { lines, mhz }: { lines: readonly Line[]; mhz: number }) {
  const isOwn = ({ ppm }: Line) => Math.abs(ppm - line.ppm) * mhz <= SAME_HZ;
  const own = lines.filter(isOwn);
  const area = own.reduce((sum, { height, widthHz }) => sum + height * widthHz, 0);
  const ppm = own.reduce((sum, each) => sum + each.ppm * each.height * each.widthHz, 0) / area;
  return { ppm, others: lines.filter((each) => !isOwn(each)) };
}

/** Where silicone grease lies in a solvent, ppm (`impurities.ts`); null where it is not published. */
function greaseIn(solvent: Solvent | undefined): number | null {
  const column = IMPURITY_COLUMNS.findIndex((id) => id === solvent?.id);
  const silicone = IMPURITIES.find(({ id }) => id === 'silicone');
  return silicone?.h1[0]?.ppm[column] ?? null;
}

/** A line that may be that of TMS or DSS. */
export interface ZeroLine {
  readonly at: number;
  /** It lies where silicone grease does: only the solvent's line can say that shifts are off. */
  readonly mayBeGrease: boolean;
}

/** Where the line of TMS or DSS is: the one line near 0 ppm. Null where there is none, or several. */
export function zeroProtonLine(
  spectrum: Spectrum1D,
  solvent: Solvent | undefined,
): ZeroLine | null {
  const lines = narrowLines(spectrum, {
    from: ZERO_REACH + ALONE.ppm,
    to: -ZERO_REACH - ALONE.ppm,
  });
  const line = tallestOf(lines.filter(({ ppm }) => Math.abs(ppm) <= ZERO_REACH));
  if (line === undefined) return null;
  const { ppm, others } = joined(line, { lines, mhz: spectrum.axis.mhz });
  const grease = greaseIn(solvent);
  const isAlone = others.every(
    (other) => Math.abs(other.ppm - ppm) > ALONE.ppm || other.height <= ALONE.share * line.height,
  );
  if (!isAlone) return null;
  return { at: ppm, mayBeGrease: grease !== null && Math.abs(ppm - grease) <= GREASE_REACH };
}

/** Where the lines are that have none of like height near them, ppm. */
function singleLines(lines: readonly Line[], mhz: number): number[] {
  return lines.flatMap((line) => {
    const { ppm, others } = joined(line, { lines, mhz });
    const isAlone = others.every(
      (other) =>
        Math.abs(other.ppm - ppm) * mhz > SINGLE.hz || other.height <= SINGLE.share * line.height,
    );
    return isAlone ? [ppm] : [];
  });
}

/** Relative heights that deuterons on the same carbon give to a line. */
const PATTERNS: Readonly<Record<string, readonly number[]>> = {
  t: [1, 1, 1],
  quint: [1, 2, 3, 2, 1],
};
/** Factor by which a height may differ from its share of the pattern. */
const HEIGHT_OFF = 1.7;
/** How evenly the lines of the pattern lie, Hz: half of them are hardly resolved. */
const SPACING_OFF_HZ = 0.9;

/** Centres of patterns that deuterium makes, ppm. */
function patternCentres(lines: readonly Line[], pattern: readonly number[], mhz: number): number[] {
  const half = (pattern.length - 1) / 2;
  return lines.flatMap((centre) => {
    const couplings = lines
      .map(({ ppm }) => (ppm - centre.ppm) * mhz)
      .filter((hz) => hz >= DEUTERIUM_HZ.from && hz <= DEUTERIUM_HZ.to);
    const isPattern = couplings.some((coupling) =>
      pattern.every((share, place) =>
        lines.some(({ ppm, height }) => {
          const wanted = centre.ppm + ((half - place) * coupling) / mhz;
          const ratio = height / centre.height / (share / pattern[half]!);
          return (
            Math.abs(ppm - wanted) * mhz <= SPACING_OFF_HZ &&
            ratio <= HEIGHT_OFF &&
            ratio >= 1 / HEIGHT_OFF
          );
        }),
      ),
    );
    return isPattern ? [centre.ppm] : [];
  });
}

/** Where a solvent's line is, and what would bring it to where it is expected, ppm. */
export interface SolventShift {
  readonly at: number;
  readonly shift: number;
  /** A pattern that only deuterium makes confirms it. */
  readonly isPattern: boolean;
  /** The line of the solvent's water lies as far from where it is expected. */
  readonly hasWater?: boolean;
}

/** How far the water of a solvent may be from where the residual hydrogens put it, ppm: it moves by concentration. */
const WATER_OFF = 0.02;

/** Where lines may be that are the water of a solvent, ppm. */
function waterLines(spectrum: Spectrum1D, { water }: Solvent): number[] {
  if (water === undefined) return [];
  const reach = SINGLE_REACH + (2 * SINGLE.hz) / spectrum.axis.mhz;
  const lines = narrowLines(spectrum, { from: water + reach, to: water - reach });
  return singleLines(lines, spectrum.axis.mhz);
}

/**
 * The residual hydrogens of a solvent. A singlet (CHCl₃) has no line of like height near it; the pattern of deuterium
 * tells a quintet or triplet. None where the solvent has neither.
 */
export function solventProtonShifts(spectrum: Spectrum1D, solvent: Solvent): SolventShift[] {
  const { mhz } = spectrum.axis;
  const ofWater = waterLines(spectrum, solvent).map((at) => solvent.water! - at);
  return solvent.h1.flatMap(({ ppm, mult }) => {
    const pattern = PATTERNS[mult];
    if (pattern === undefined && mult !== 's') return [];
    const isPattern = pattern !== undefined;
    const reach = isPattern ? PATTERN_REACH : SINGLE_REACH;
    const room = reach + (2 * SINGLE.hz) / mhz;
    const lines = narrowLines(spectrum, {
      ...{ from: ppm + room, to: ppm - room },
      // What stands next to a pattern says nothing about it: water of DMSO is a hundred times as high.
      ...(isPattern && { leastShare: 0 }),
    });
    const found = isPattern ? patternCentres(lines, pattern, mhz) : singleLines(lines, mhz);
    return found
      .filter((at) => Math.abs(at - ppm) <= reach)
      .map((at) => ({
        ...{ at, shift: ppm - at, isPattern },
        hasWater: ofWater.some((shift) => Math.abs(shift - (ppm - at)) <= WATER_OFF),
      }));
  });
}

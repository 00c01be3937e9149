import { median } from '../numbers/median.ts';
import type { C13Peak, C13Spectrum } from '@elucida/spectra/spectrum';
import type { CarbonLine } from '../picking/carbon-lines.ts';
import { solventCarbonLines } from '../picking/solvent-lines.ts';

/** Lines of DEPT experiments by angle; those of the solvent's deuterated carbons are missing in both. */
export interface DeptLines {
  readonly angle: 90 | 135;
  readonly lines: readonly CarbonLine[];
  /** The window that was recorded, ppm: a carbon beyond it is missing for that reason alone. */
  readonly from: number;
  readonly to: number;
}

interface CarbonBlock {
  readonly lines: readonly CarbonLine[];
  readonly mhz: number;
  readonly solvent: string;
  readonly dept: readonly DeptLines[];
  /** Most lines that the formula allows; null where it is not known, or where ¹⁹F and ³¹P split lines. */
  readonly carbons: number | null;
}

/** TMS and DSS: no line of a molecule without silicon lies there once shifts are counted from them, ppm. */
const ZERO_REACH = 0.6;
/**
 * A line below this share of the median, and below that share of the next higher one, is an impurity's. Carbons without
 * hydrogens relax slowly: the weakest of arborinine, recorded without waiting, has 6 % of the height of its CH.
 */
const IMPURITY = { ofMedian: 0.04, ofNext: 0.5 };

/**
 * Of more lines than the formula has carbons, those below this share of the weakest that is kept are impurities. Others
 * stay: the formula may be mistyped.
 */
const SURPLUS = 0.5;

/**
 * The lines of the molecule: without weak ones that a gap parts from the others, and without those that are weaker than
 * as many others as the formula has carbons.
 */
function withoutImpurities(
  lines: readonly CarbonLine[],
  carbons: number | null,
): ReadonlySet<CarbonLine> {
  const own = lines.filter(({ ppm }) => Math.abs(ppm) > ZERO_REACH);
  const zero = lines.filter(({ ppm }) => Math.abs(ppm) <= ZERO_REACH);
  const falling = [...own].sort((a, b) => b.height - a.height);
  const middle = median(own.map(({ height }) => height));
  const first = falling.findIndex(
    ({ height }, k) =>
      k > 0 &&
      height < IMPURITY.ofMedian * middle &&
      height < IMPURITY.ofNext * falling[k - 1]!.height,
  );
  const kept = first < 0 ? falling : falling.slice(0, first);
  const weakest = carbons === null ? undefined : kept[carbons - 1];
  const isOwn = ({ height }: CarbonLine) => !weakest || height >= SURPLUS * weakest.height;
  return new Set([...zero, ...kept.filter(isOwn)]);
}

/** Lines of two spectra closer than this are of one carbon, ppm. */
const SAME_PPM = 0.12;
/** A line of DEPT below this share of the median is what a quaternary carbon leaks, or the solvent. */
const LEAKED = 0.08;

const near = (lines: readonly CarbonLine[], ppm: number): CarbonLine | undefined =>
  lines
    .filter((line) => Math.abs(line.ppm - ppm) <= SAME_PPM)
    .sort((a, b) => Math.abs(a.ppm - ppm) - Math.abs(b.ppm - ppm))[0];

/**
 * A DEPT in place of the ¹³C spectrum, whose lines moved by some ppm: moved as well, unless more of its lines agree
 * with them where it was recorded.
 */
export function placedDept(
  dept: DeptLines,
  { lines, shift }: { lines: readonly CarbonLine[]; shift: number },
): DeptLines {
  const moved: DeptLines = {
    ...dept,
    lines: dept.lines.map((line) => ({ ...line, ppm: line.ppm + shift })),
    from: dept.from + shift,
    to: dept.to + shift,
  };
  const agreement = (each: DeptLines): number =>
    each.lines.filter(({ ppm }) => near(lines, ppm) !== undefined).length;
  return agreement(dept) > agreement(moved) ? dept : moved;
}

const withoutLeaks = (dept: DeptLines): DeptLines => {
  const least = LEAKED * median(dept.lines.map(({ height }) => Math.abs(height)));
  return { ...dept, lines: dept.lines.filter(({ height }) => Math.abs(height) >= least) };
};

/**
 * What DEPT says of a carbon (D. M. Doddrell, D. T. Pegg, M. R. Bendall, J. Magn. Reson. 48 (1982) 323): in DEPT-135
 * CH and CH₃ point up, CH₂ down, and carbons without hydrogen are missing; in DEPT-90 only CH is there.
 */
function carbonType(ppm: number, all: readonly DeptLines[]): string | undefined {
  const dept = all.filter(({ from, to }) => ppm < from && ppm > to);
  const at135 = dept.find(({ angle }) => angle === 135);
  const at90 = dept.find(({ angle }) => angle === 90);
  if (at135 === undefined) return at90 && near(at90.lines, ppm) ? 'CH' : undefined;
  const line = near(at135.lines, ppm);
  if (line === undefined) return 'C';
  if (line.height < 0) return 'CH2';
  if (at90 === undefined) return 'odd';
  return near(at90.lines, ppm) ? 'CH' : 'CH3';
}

/** The ¹³C spectrum of an analysis: its lines without the solvent's, with what DEPT says of each. */
export function carbonBlock({ lines, mhz, solvent, dept, carbons }: CarbonBlock): C13Spectrum {
  const ofSolvent = new Set(solventCarbonLines(lines, { solvent, mhz }));
  const own = withoutImpurities(
    lines.filter((line) => !ofSolvent.has(line)),
    carbons,
  );
  const clean = dept.map(withoutLeaks);
  const peaks = lines
    .filter((line) => own.has(line))
    .map(({ ppm }): C13Peak => {
      const type = clean.length === 0 ? undefined : carbonType(ppm, clean);
      return {
        delta_ppm: Number(ppm.toFixed(2)),
        ...(type !== undefined && { carbon_type: type }),
      };
    });
  return {
    type: 'C13NMR',
    metadata: { frequency_mhz: Number(mhz.toFixed(2)), ...(solvent !== '' && { solvent }) },
    peaks,
  };
}

import { SOLVENTS, type SolventId } from '@elucida/spectra/chemistry/solvents';
import { CARBON_SOLVENTS, solventLines, type CarbonSolvent } from './carbon-solvents.ts';
import type { PlotPeak, PlotSignal } from '../../page/trace/plot-signal.ts';

/** A line of the plot with its place on the axis. */
export interface CarbonLine {
  readonly at: PlotPeak;
  readonly ppm: number;
}

/**
 * What shows that lines are the solvent's: deuterium's pattern; one signal as wide as the pattern,
 * whose lines are drawn into one another; the solvent printed next to the plot; more lines than the
 * formula has carbons.
 */
export type SolventReason = 'split' | 'merged' | 'printed' | 'beyond';

export interface ForeignCarbons<Line extends CarbonLine> {
  readonly solvent: {
    readonly id: SolventId;
    readonly lines: readonly Line[];
    readonly reason: SolventReason;
  } | null;
  /** Lines of tetramethylsilane. */
  readonly reference: readonly Line[];
}

interface Setting {
  readonly signal: PlotSignal;
  /** ppm for a column. */
  readonly perPx: number;
  readonly printed: SolventId | null;
  /** Carbons of the formula. */
  readonly carbons?: number | undefined;
}

/** TMS lies within this of zero, ppm. */
const REFERENCE_PPM = 0.2;

/** Which lines of a ¹³C spectrum are the solvent's and the reference's. */
export function foreignCarbons<Line extends CarbonLine>(
  lines: readonly Line[],
  setting: Setting,
): ForeignCarbons<Line> {
  const solvent = solventIn(lines, setting);
  const within = Math.max(REFERENCE_PPM, setting.perPx);
  const reference =
    lines.length > 2
      ? lines.filter((l) => Math.abs(l.ppm) < within && !solvent?.lines.includes(l))
      : [];
  return { solvent, reference };
}

function solventIn<Line extends CarbonLine>(
  lines: readonly Line[],
  setting: Setting,
): ForeignCarbons<Line>['solvent'] {
  const chloroform = evenTriplet(lines, setting.perPx);
  if (chloroform.length) return { id: 'CDCl3', lines: chloroform, reason: 'split' };
  for (const solvent of CARBON_SOLVENTS) {
    const own = solventLines(lines, solvent, setting.perPx);
    if (own.length) return { id: solvent.id, lines: own, reason: 'split' };
  }
  const { printed, carbons } = setting;
  const beyond = carbons !== undefined && lines.length > carbons;
  const likely = CARBON_SOLVENTS.filter(({ id }) =>
    printed ? id === printed : beyond || DAILY.has(id),
  );
  const wide = printed || beyond ? likely : CARBON_SOLVENTS.filter(({ ppm }) => !isCrowded(ppm));
  for (const solvent of wide) {
    const own = mergedLines(lines, solvent, setting);
    if (own.length) return { id: solvent.id, lines: own, reason: 'merged' };
  }
  if (!printed && !beyond) return null;
  const placed = likely.flatMap(({ id, ppm }) => {
    const own = nearest(lines, ppm, UNRESOLVED_PPM + setting.perPx / 2);
    return own ? [{ id, lines: [own], reason: printed ? 'printed' : 'beyond' } as const] : [];
  });
  return placed.length === 1 ? placed[0]! : null;
}

/** The only line within a distance of a shift, or within half of it. */
function nearest<Line extends CarbonLine>(
  lines: readonly Line[],
  ppm: number,
  within: number,
): Line | undefined {
  const near = lines.filter((l) => Math.abs(l.ppm - ppm) <= within);
  const own = near.length > 1 ? near.filter((l) => Math.abs(l.ppm - ppm) <= within / 2) : near;
  return own.length === 1 ? own[0] : undefined;
}

/** Where a compound's own lines are often drawn into one: long chains and arenes, ppm. */
const CROWDED_PPM = [
  [28, 31],
  [125, 131],
] as const;
const isCrowded = (ppm: number) => CROWDED_PPM.some(([low, high]) => ppm >= low && ppm <= high);

/** Solvents met daily: an unresolved line may be theirs though nothing names them. */
const DAILY: ReadonlySet<SolventId> = new Set(
  SOLVENTS.filter(({ met }) => met === 'daily').map(({ id }) => id),
);
/** How near to its shift the unresolved line of a solvent lies. */
const UNRESOLVED_PPM = 0.3;

const CHLOROFORM = CARBON_SOLVENTS.find(({ id }) => id === 'CDCl3')!;
/** How far its outer lines may lie from its shift, and the middle of them, ppm. */
const CHLOROFORM_REACH_PPM = 0.6;
const CHLOROFORM_CENTRE_PPM = 0.25;
/** Its outer lines are so far apart at 50 to 210 MHz, ppm. */
const CHLOROFORM_SPAN_PPM = { least: 0.3, most: 1.3 } as const;
/** Lines are placed to this part of a column. */
const PLACED_PX = 0.5;
/** Lowest of the three lines, share of the highest; less where they are drawn into one another. */
const EVEN_SHARE = 0.6;

/**
 * Deuterochloroform's lines if they lie symmetrically about its shift: three equally high and
 * equally far apart, or the outer two where the middle one is drawn into them; a single line at 77
 * ppm may be the compound's.
 */
function evenTriplet<Line extends CarbonLine>(lines: readonly Line[], perPx: number): Line[] {
  const near = lines.filter((l) => Math.abs(l.ppm - CHLOROFORM.ppm) < CHLOROFORM_REACH_PPM + perPx);
  for (const size of [3, 2]) {
    for (let i = 0; i + size <= near.length; i++) {
      const own = near.slice(i, i + size);
      const heights = own.map((l) => l.at.height);
      const span = Math.abs(own[0]!.ppm - own.at(-1)!.ppm);
      const middle = (own[0]!.ppm + own.at(-1)!.ppm) / 2;
      const centred =
        size === 2 || Math.abs(own[1]!.ppm - middle) < Math.max(0.12 * span, PLACED_PX * perPx);
      if (
        centred &&
        Math.abs(middle - CHLOROFORM.ppm) < CHLOROFORM_CENTRE_PPM + PLACED_PX * perPx &&
        span > CHLOROFORM_SPAN_PPM.least &&
        span < CHLOROFORM_SPAN_PPM.most + PLACED_PX * perPx &&
        Math.min(...heights) > EVEN_SHARE * Math.max(...heights)
      )
        return own;
    }
  }
  return [];
}

/** Fields at which couplings are drawn, relative to 100 MHz. */
const SCALES = { least: 0.5, most: 2 } as const;
/** A signal is wider than a line by at least this, px, to be more than one line. */
const WIDER_PX = 0.7;
/** Widths at half height are measured to this, px. */
const WIDTH_PX = 1;
/** Lines of a pattern drawn into one another differ no more in height, share of the highest. */
const LOWEST_SHARE = 0.35;

/**
 * A solvent's pattern drawn as one signal: at its place, with the width of the pattern at half
 * height (two distances for one, two or three deuterons), where lone lines are narrower.
 */
function mergedLines<Line extends CarbonLine>(
  lines: readonly Line[],
  { ppm, apart, pattern }: CarbonSolvent,
  { signal, perPx }: Setting,
): Line[] {
  const reach = 0.35 + perPx + ((pattern.length - 1) / 2) * apart;
  const near = lines.filter((l) => Math.abs(l.ppm - ppm) <= reach);
  const tallest = Math.max(...near.map((l) => l.at.height));
  const own = near.filter((l) => l.at.height >= LOWEST_SHARE * tallest);
  const others = lines
    .filter((l) => !near.includes(l))
    .map((l) => widthAtHalf(signal, [l]).width)
    .sort((a, b) => a - b);
  if (!own.length || others.length < 2) return [];
  const { width, middle } = widthAtHalf(signal, own);
  const at = own[0]!.ppm + (middle - own[0]!.at.x) * slopeOf(lines, perPx);
  const wider = width - others[others.length >> 1]!;
  const expected = (2 * apart) / perPx;
  return wider >= Math.max(WIDER_PX, SCALES.least * expected - WIDTH_PX) &&
    wider <= SCALES.most * expected + WIDTH_PX &&
    Math.abs(at - ppm) <= UNRESOLVED_PPM + PLACED_PX * perPx
    ? near.filter((l) => own.includes(l) || inside(l.at, { width, middle }))
    : [];
}

const inside = ({ x }: PlotPeak, { width, middle }: { width: number; middle: number }) =>
  Math.abs(x - middle) <= width;

/** ppm for a column, with its sign. */
function slopeOf(lines: readonly CarbonLine[], perPx: number): number {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  return (last.at.x - first.at.x) * (last.ppm - first.ppm) < 0 ? -perPx : perPx;
}

/** Width of the signal of some lines at half of its height, and its middle, in columns. */
function widthAtHalf(
  { height }: PlotSignal,
  lines: readonly CarbonLine[],
): { width: number; middle: number } {
  const half = Math.max(...lines.map((l) => l.at.height)) / 2;
  const edge = (from: number, step: 1 | -1) => {
    let x = Math.max(0, Math.min(height.length - 1, Math.floor(from)));
    while (x + step >= 0 && x + step < height.length && height[x + step]! >= half) x += step;
    const [inner, outer] = [height[x]!, height[x + step] ?? 0];
    return x + 0.5 + step * (inner > outer ? Math.min(1, (inner - half) / (inner - outer)) : 0.5);
  };
  const x = lines.map((l) => l.at.x);
  const [from, to] = [edge(Math.min(...x), -1), edge(Math.max(...x), 1)];
  return { width: to - from, middle: (from + to) / 2 };
}

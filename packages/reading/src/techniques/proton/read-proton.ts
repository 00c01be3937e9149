import { foreignProtons } from './foreign-protons.ts';
import type { SignalOwner } from './seen-signal.ts';
import { nameForeign } from './name-foreign.ts';
import { fitSignals } from './picture/fit-signals.ts';
import type { FittedSignal } from './picture/fit-signal.ts';
import { firstOrder } from './line-multiplicity.ts';
import { signalHydrogens } from './signal-hydrogens.ts';
import { plotPeaks, shoulders, tipOf } from '../../page/trace/plot-signal.ts';
import type { SolventId } from '@elucida/spectra/chemistry/solvents';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { H1Peak } from '@elucida/spectra/spectrum';
import type { IntegratedRange } from '../../page/integration-marks.ts';
import type { PlotPeak, PlotSignal, Seen } from '../../page/trace/plot-signal.ts';
import type { ForeignLine, ReadingWarning } from '../../page/trace/peaks-read.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';

/**
 * Lines further apart than this belong to different multiplets where no integration range says
 * otherwise (20 Hz at 400 MHz).
 */
const GROUP_GAP_PPM = 0.05;
/**
 * Lines up to this far apart belong together where the valley between them is this high, share of
 * the lower one.
 */
const JOINED_GAP_PPM = 0.15;
const JOINED_SHARE = 0.2;
/**
 * How far from its centroid the only tip of a signal may lie to stand for its position: px, share
 * of the signal's width.
 */
const TIP_PX = 1.5;
const TIP_SHARE = 0.15;
/**
 * A single maximum this much wider than the narrowest signal hides a splitting that the picture
 * does not resolve.
 */
const UNRESOLVED = 1.3;
const UNRESOLVED_PX = 0.4;
/**
 * A line of one hydrogen is as high as any other: one lower than this share of the highest is
 * several lines.
 */
const LOW_SHARE = 0.6;
/** A signal this much wider than the narrowest is broad. */
const BROAD = 1.5;

export interface ProtonOptions {
  readonly toPpm: (x: number) => number;
  readonly perPx: number;
  /** Integrated ranges in px from the plot's left edge. */
  readonly ranges: readonly IntegratedRange[];
  readonly formula?: Formula | undefined;
  /** Hydrogens of the formula. */
  readonly hydrogens?: number;
  readonly printedSolvent?: SolventId | null;
  readonly frequencyMHz?: number;
}

interface Multiplet {
  readonly lines: readonly PlotPeak[];
  /** First and last column, both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly area: number;
  readonly centroid: number;
  readonly printed: number | null;
}

/**
 * Multiplets of a 1H spectrum: centroid, hydrogens, first-order multiplicity, and couplings in Hz
 * where the spectrometer's frequency is known.
 */
export function readProton(
  mask: TraceMask,
  signal: PlotSignal,
  options: ProtonOptions,
): {
  peaks: Seen<H1Peak>[];
  foreign: readonly ForeignLine[];
  warnings: readonly ReadingWarning[];
} {
  const { toPpm, perPx, ranges, hydrogens, frequencyMHz, printedSolvent = null } = options;
  const tallest = Math.max(...signal.height);
  const threshold = Math.max(3, 6 * signal.noisePx, 0.006 * tallest);
  const maxima = plotPeaks(mask, signal, (h) => Math.max(threshold, 0.05 * h));
  const lines = [...maxima, ...shoulders(signal, threshold)].sort((a, b) => a.x - b.x);
  const groups = ranges.length ? byRanges(lines, ranges) : [{ lines, range: null }];
  const cut = groups.flatMap(({ lines: own, range }) =>
    (range ? [own] : byGaps(own, signal, Math.abs(perPx))).map((g) => ({ lines: g, range })),
  );
  const multiplets = cut
    .filter((g) => g.lines.length)
    .map((g) => multiplet(signal, g, limitsOf(signal, g, cut)));
  const narrowest = Math.min(...multiplets.map(equivalentWidth));
  const fits = signal.from === 'trace' ? fitSignals(mask, signal, multiplets) : [];
  const highest = Math.max(0, ...multiplets.map(heightOfHydrogen));
  const signals = multiplets.map((m, i) => ({
    ...m,
    ...shapeOf(m, { narrowest, highest, fit: fits[i] }),
    lineHeight: fits[i] && !fits[i].broad ? fits[i].height : null,
    // As people write them: the third decimal of a picture is a tenth of a pixel.
    ppm: Math.round(toPpm(m.centroid) * 100) / 100,
    at: tipOf(
      signal,
      m.lines.reduce((a, b) => (b.height > a.height ? b : a)),
    ),
  }));
  const owners = foreignProtons(signals, {
    formula: options.formula,
    hydrogens,
    printed: printedSolvent,
    perPx: Math.abs(perPx),
  });
  const kept = signals.filter((_, i) => !owners[i]);
  const { counts, exceeds, misread } = signalHydrogens(kept, hydrogens);
  const peaks = kept.map(({ ppm, mult, spacing, at }, i): Seen<H1Peak> => {
    const peak: H1Peak = { delta_ppm: ppm, int: counts[i]!, mult };
    if (frequencyMHz && spacing > 0 && mult !== 'm')
      peak.j_hz = [Math.round(Math.abs(spacing * perPx) * frequencyMHz * 10) / 10];
    return { peak, at };
  });
  const foreign = signals.flatMap(({ ppm, at }, i): ForeignLine[] =>
    owners[i] ? [{ ...ownerOf(owners[i]), value: ppm, at }] : [],
  );
  const warnings: readonly ReadingWarning[] = [
    ...(exceeds == null
      ? []
      : [
          {
            code: 'integrals_exceed_formula' as const,
            values: { sum: exceeds, hydrogens: hydrogens! },
          },
        ]),
    ...(misread.length
      ? [
          {
            code: 'integrals_disagree' as const,
            values: { lines: misread.map((i) => kept[i]!.ppm) },
          },
        ]
      : []),
    ...nameForeign(foreign, printedSolvent),
  ];
  return { peaks, foreign, warnings };
}

const ownerOf = ({ kind, solvent, impurity }: SignalOwner) => ({
  kind,
  ...(solvent && { solvent }),
  ...(impurity && { impurity }),
});

/**
 * Multiplicity of a signal, and whether it is broad: by the pattern that explains its ink, else by
 * its maxima, which may hide a splitting. A pattern of one line is not believed of several maxima.
 */
function shapeOf(
  m: Multiplet,
  {
    narrowest,
    highest,
    fit,
  }: { narrowest: number; highest: number; fit: FittedSignal | null | undefined },
) {
  const lone = m.lines.length === 1;
  const width = equivalentWidth(m);
  const broad = width > BROAD * narrowest;
  const tall = Math.max(...m.lines.map((l) => l.height));
  const maxima = m.lines.filter((l) => l.height >= 0.06 * tall);
  if (fit?.broad && maxima.length === 1) return { mult: 'br-s', spacing: 0, lone, broad: true };
  const { mult, spacing } =
    fit && !fit.broad && (fit.mult !== 's' || maxima.length === 1) ? fit : firstOrder(maxima);
  const low = m.printed !== null && heightOfHydrogen(m) < LOW_SHARE * highest;
  const wide = width > UNRESOLVED * narrowest + UNRESOLVED_PX;
  const unresolved = mult === 's' && (low || wide);
  return { mult: unresolved ? 'm' : mult, spacing, lone, broad };
}

/** Height of a signal for a hydrogen printed under it; 0 without a number. */
const heightOfHydrogen = (m: Multiplet) =>
  m.printed ? Math.max(...m.lines.map((l) => l.height)) / m.printed : 0;

/** Area over height: the width of the rectangle as high and as large as the signal, px. */
const equivalentWidth = (m: Multiplet) => m.area / Math.max(...m.lines.map((l) => l.height));

function byRanges(
  lines: readonly PlotPeak[],
  ranges: readonly IntegratedRange[],
): { lines: PlotPeak[]; range: IntegratedRange | null }[] {
  const margin = 0.5;
  const inside = (l: PlotPeak, r: IntegratedRange) => l.x >= r.x0 - margin && l.x <= r.x1 + margin;
  const rest = lines.filter((l) => !ranges.some((r) => inside(l, r)));
  return [
    ...ranges.map((range) => ({ lines: lines.filter((l) => inside(l, range)), range })),
    { lines: rest, range: null },
  ];
}

function byGaps(lines: readonly PlotPeak[], signal: PlotSignal, perPx: number): PlotPeak[][] {
  const groups: PlotPeak[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const gap = last ? (line.x - last.x) * perPx : Infinity;
    if (
      last &&
      (gap <= Math.max(GROUP_GAP_PPM, 2.5 * perPx) ||
        (gap <= JOINED_GAP_PPM && joined(signal, last, line)))
    )
      groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Whether the signal between two lines stays so high that they run into each other. */
const joined = ({ height }: PlotSignal, a: PlotPeak, b: PlotPeak) =>
  Math.min(...height.subarray(Math.floor(a.x), Math.floor(b.x) + 1)) >
  JOINED_SHARE * Math.min(a.height, b.height);

interface Group {
  readonly lines: readonly PlotPeak[];
  readonly range: IntegratedRange | null;
}

/**
 * How far a group reaches at most: its integrated range, or the lowest points between its
 * neighbours and itself.
 */
function limitsOf(
  { height }: PlotSignal,
  { lines, range }: Group,
  groups: readonly Group[],
): { x0: number; x1: number } {
  if (range) return range;
  const before = Math.max(
    -1,
    ...groups.flatMap((g) => g.lines.map((l) => l.x)).filter((x) => x < lines[0]!.x),
  );
  const after = Math.min(
    height.length,
    ...groups.flatMap((g) => g.lines.map((l) => l.x)).filter((x) => x > lines.at(-1)!.x),
  );
  const lowest = (from: number, to: number) => {
    let at = from;
    for (let x = from; x <= to; x++) if (height[x]! < height[at]!) at = x;
    return at;
  };
  return {
    x0: before < 0 ? 0 : lowest(Math.floor(before), Math.floor(lines[0]!.x)),
    x1:
      after >= height.length
        ? height.length
        : lowest(Math.floor(lines.at(-1)!.x), Math.floor(after)),
  };
}

function multiplet(
  signal: PlotSignal,
  { lines, range }: Group,
  limit: { x0: number; x1: number },
): Multiplet {
  const floor = 2.5 * signal.noisePx;
  let from = lines[0]!.from;
  let to = lines.at(-1)!.to;
  const width = Math.max(3, to - from);
  while (from > Math.max(0, limit.x0, lines[0]!.from - width) && signal.height[from - 1]! > floor)
    from--;
  while (
    to + 1 < Math.min(signal.height.length, limit.x1, lines.at(-1)!.to + width) &&
    signal.height[to + 1]! > floor
  )
    to++;
  let area = 0;
  let moment = 0;
  for (let x = from; x <= to; x++) {
    area += signal.height[x]!;
    moment += signal.height[x]! * (x + 0.5);
  }
  // A single tip says best where the signal is, unless most of its area lies next to it (lines drawn
  // into one, the end of an integral curve).
  const tip =
    lines.length === 1 &&
    Math.abs(lines[0]!.x - moment / area) <= Math.max(TIP_PX, TIP_SHARE * (to - from))
      ? lines[0]!.x
      : null;
  return { lines, from, to, area, centroid: tip ?? moment / area, printed: range?.printed ?? null };
}

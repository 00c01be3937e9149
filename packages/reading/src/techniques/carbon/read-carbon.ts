import type { SolventId } from '@elucida/spectra/chemistry/solvents';
import { foreignCarbons } from './foreign-carbons.ts';
import { splitDoubleStrokes } from '../../page/trace/double-strokes.ts';
import { plotPeaks, shoulders, tipOf } from '../../page/trace/plot-signal.ts';
import type { C13Peak } from '@elucida/spectra/spectrum';
import type { ForeignLine, ReadingWarning } from '../../page/trace/peaks-read.ts';
import type { PlotSignal, Seen } from '../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';

/** Smallest peak: pixels, times the noise, share of the tallest. */
const MIN_PX = 3;
const MIN_NOISE = 6;
const MIN_SHARE = 0.012;

export interface CarbonOptions {
  /** ppm at a position in columns from the plot's left edge. */
  readonly toPpm: (x: number) => number;
  /** ppm for a column, signed or not. */
  readonly perPx: number;
  /** A solvent named next to the plot. */
  readonly printedSolvent: SolventId | null;
  /** Carbons of the formula. */
  readonly carbons?: number | undefined;
}

/** Lines of a 13C spectrum: the molecule's, and those of its solvent and of the reference. */
export function readCarbon(
  mask: TraceMask,
  signal: PlotSignal,
  { toPpm, perPx, printedSolvent, carbons }: CarbonOptions,
): {
  peaks: Seen<C13Peak>[];
  foreign: ForeignLine[];
  solvent: SolventId | null;
  warnings: ReadingWarning[];
} {
  const tallest = Math.max(...signal.height);
  const threshold = Math.max(MIN_PX, MIN_NOISE * signal.noisePx, MIN_SHARE * tallest);
  const maxima = [
    ...plotPeaks(mask, signal, (h) => Math.max(threshold, 0.1 * h)),
    ...shoulders(signal, threshold),
  ].sort((a, b) => a.x - b.x);
  const lines = splitDoubleStrokes(mask, signal, maxima).map((at) => ({ at, ppm: toPpm(at.x) }));
  const { solvent, reference } = foreignCarbons(lines, {
    signal,
    perPx: Math.abs(perPx),
    printed: printedSolvent,
    carbons,
  });
  const kept = lines.filter((l) => !solvent?.lines.includes(l) && !reference.includes(l));
  const foreign = [
    ...(solvent?.lines ?? []).map((l): ForeignLine => ({
      value: hundredths(l.ppm),
      kind: 'solvent',
      solvent: solvent!.id,
      at: tipOf(signal, l.at),
    })),
    ...reference.map((l): ForeignLine => ({
      value: hundredths(l.ppm),
      kind: 'impurity',
      impurity: 'tms',
      at: tipOf(signal, l.at),
    })),
  ];
  return {
    peaks: kept.map(({ at, ppm }) => ({
      at: tipOf(signal, at),
      peak: { delta_ppm: hundredths(ppm) },
    })),
    foreign,
    solvent: solvent?.id ?? printedSolvent,
    warnings: [
      ...(solvent
        ? [
            {
              code: `carbon_solvent_${solvent.reason}` as const,
              values: { solvent: solvent.id, lines: solvent.lines.map((l) => hundredths(l.ppm)) },
            },
          ]
        : []),
      ...(reference.length
        ? [
            {
              code: 'carbon_reference' as const,
              values: { lines: reference.map((l) => hundredths(l.ppm)) },
            },
          ]
        : []),
    ],
  };
}

const hundredths = (ppm: number) => Math.round(ppm * 100) / 100;

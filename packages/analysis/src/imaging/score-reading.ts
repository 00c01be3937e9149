import { PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { matchPeaks } from './match-peaks.ts';
import type { Drawing } from '../../../../fixtures/styles/plot.ts';
import type { ReadingResult } from '@elucida/reading/spectrum-reading';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';

/** Lines drawn nearer to each other than this are one to any reader, px. */
const SAME_PX = 1.8;

export interface Score {
  readonly matched: number;
  readonly read: number;
  readonly truth: number;
  /**
   * Largest error of the axis at either end of the plot, px and share of the span; null where
   * refused or of another technique.
   */
  readonly axisPx: number | null;
  readonly axisShare: number | null;
  readonly missed: readonly number[];
  readonly extra: readonly number[];
  /** Those of them that are lines of the solvent, water or the reference, listed as the molecule's. */
  readonly foreign: readonly number[];
  /** Why it was refused, or what else it was taken for. */
  readonly problem: string | null;
}

const near = (places: readonly number[], value: number, within: number) =>
  places.some((place) => Math.abs(place - value) <= within);

/** Positions of a spectrum's peaks in the unit of its axis. */
export const positionsOf = (spectrum: Spectrum): number[] =>
  (spectrum.peaks as unknown as readonly Readonly<Record<string, number>>[]).map(
    (peak) => peak[PEAK_FIELDS[spectrum.type][0].name],
  );

/**
 * One reading against what was drawn. `scale`: pixels of the image per pixel of the drawing's own
 * coordinates, where it was not distorted.
 */
export function scoreReading(result: ReadingResult, drawing: Drawing, type: SpectrumType): Score {
  const { left, right, x0, x1 } = drawing.axis;
  const perPx = Math.abs((right - left) / (x1 - x0));
  const truth: number[] = [];
  const optional = [...drawing.optional];
  for (const v of [...drawing.truth].sort((a, b) => a - b))
    (truth.length && v - truth.at(-1)! < SAME_PX * perPx ? optional : truth).push(v);
  const refused = (problem: string): Score => ({
    matched: 0,
    read: 0,
    truth: truth.length,
    axisPx: null,
    axisShare: null,
    missed: truth,
    extra: [],
    foreign: [],
    problem,
  });
  if (!result.ok) return refused(result.reason);
  const { spectrum, plot, axis } = result.reading;
  if (spectrum.type !== type) return refused(`taken for ${spectrum.type}`);
  const read = positionsOf(spectrum);
  const pairs = matchPeaks(truth, read, techniqueOf(type).axis.tolerance);
  const tolerated = (v: number) => near(optional, v, techniqueOf(type).axis.tolerance + 2 * perPx);
  const extra = read.filter((v, j) => !pairs.some(([, b]) => b === j) && !tolerated(v));
  // The reader's axis at its own plot edges, against the drawn axis there: exact where the picture
  // was not distorted.
  const drawnAt = (x: number) => left + ((x - x0) / (x1 - x0)) * (right - left);
  const error = Math.max(
    Math.abs(drawnAt(plot.x0) - axis.left),
    Math.abs(drawnAt(plot.x1) - axis.right),
  );
  return {
    matched: pairs.length,
    read: pairs.length + extra.length,
    truth: truth.length,
    axisPx: error / perPx,
    axisShare: error / Math.abs(right - left),
    missed: truth.filter((_, i) => !pairs.some(([a]) => a === i)),
    extra,
    foreign: extra.filter((v) =>
      near(drawing.foreign, v, techniqueOf(type).axis.tolerance + 2 * perPx),
    ),
    problem: null,
  };
}

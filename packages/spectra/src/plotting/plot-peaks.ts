import type { SpectrumType } from '../spectrum.ts';
import { numberIn, textIn } from '../techniques/loose-cells.ts';
import { techniqueOf } from '../techniques/registry.ts';
import type { DrawnLine } from '../simulation/proton-spectrum.ts';
import type { Agreement, MissingPeak, PlotPeak } from './plot-peak.ts';
import { signalPrediction } from './signal-prediction.ts';

/**
 * What a comparison of a candidate with the spectra says of one peak, or of a predicted signal
 * without one.
 */
export interface PeakEvidence {
  readonly technique: SpectrumType;
  readonly verdict: 'for' | 'against' | 'neutral';
  readonly observed?: number | undefined;
  readonly predicted?: number | undefined;
  readonly sd?: number | undefined;
  /** 0-based peak of the technique's spectrum. */
  readonly peak?: number | undefined;
  readonly atoms?: readonly number[] | undefined;
}
/** A spectrum of a response: rows as typed, with what may be missing in them. */
interface PeakRows {
  readonly type: SpectrumType;
  readonly peaks: readonly Readonly<Record<string, unknown>>[];
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}
interface Compared {
  readonly evidence: readonly PeakEvidence[];
}

/** Both ends of lines, with their widths; null where there are none. */
const spanOf = (lines: readonly DrawnLine[]): readonly [number, number] | null =>
  lines.length === 0
    ? null
    : [
        Math.min(...lines.map(({ ppm, width }) => ppm - 2 * width)),
        Math.max(...lines.map(({ ppm, width }) => ppm + 2 * width)),
      ];

const agreementOf = (evidence: readonly PeakEvidence[]): Agreement => {
  if (evidence.length === 0) return 'none';
  if (evidence.some((item) => item.verdict === 'against')) return 'against';
  return evidence.some((item) => item.verdict === 'for') ? 'for' : 'neutral';
};

/**
 * Peaks of a spectrum as the plot draws them, compared with what the candidate predicts for them.
 * Rows without a position are left out.
 */
export function plotPeaks(spectrum: PeakRows, candidate?: Compared): PlotPeak[] {
  const { type } = spectrum;
  const { form, plot } = techniqueOf(type);
  const position = form.peak[0].name;
  const tallest = Math.max(...spectrum.peaks.map(plot.heightOf), Number.MIN_VALUE);
  const mine = candidate?.evidence.filter((item) => item.technique === type) ?? [];
  return spectrum.peaks.flatMap((peak, index) => {
    const x = numberIn(peak[position]);
    if (x === undefined) return [];
    const about = mine.filter(
      (item) => item.peak === index || (item.peak === undefined && item.observed === x),
    );
    const prediction = signalPrediction(about);
    const breadth = plot.breadthOf(peak);
    const integral = plot.integralOf(peak);
    const note = textIn(peak['assignment'] ?? peak['note']);
    const span = spanOf(plot.linesOf?.(peak, spectrum.metadata) ?? []);
    return [
      {
        index,
        x,
        height: Math.max(0.05, plot.heightOf(peak) / tallest),
        details: plot.detailsOf(peak).filter(Boolean).join(', '),
        ...(note === '' ? {} : { note }),
        agreement: agreementOf(about),
        predicted: prediction?.predicted,
        sd: prediction?.sd,
        ...(breadth === undefined ? {} : { breadth }),
        ...(span === null ? {} : { span }),
        ...(integral === null ? {} : { integral }),
      },
    ];
  });
}

/** Predicted signals of the candidate that nothing observed answers. */
export function missingPeaks(type: SpectrumType, candidate?: Compared): MissingPeak[] {
  return (candidate?.evidence ?? []).flatMap((item) =>
    item.technique === type &&
    item.verdict === 'against' &&
    item.observed === undefined &&
    item.predicted !== undefined
      ? [{ x: item.predicted }]
      : [],
  );
}

import { DEPTHS, readStrength } from '../chemistry/band-strengths.ts';
import { PEAK_FIELDS } from '../manual-payload/fields.ts';
import type { SpectrumType } from '../spectrum.ts';
import type { Agreement, MissingPeak, PlotPeak } from './plot-peak.ts';

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
}
/** A spectrum of a response: rows as typed, with what may be missing in them. */
interface PeakRows {
  readonly type: SpectrumType;
  readonly peaks: readonly Readonly<Record<string, unknown>>[];
}
interface Compared {
  readonly evidence: readonly PeakEvidence[];
}

const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** A broad O–H or N–H band against a sharp one. */
const BROAD = 5;

/** A band without a strength is drawn as a medium one. */
const depthOf = (intensity: string): number => DEPTHS[readStrength(intensity) ?? 'm'];

function rawHeight(type: SpectrumType, peak: Readonly<Record<string, unknown>>): number {
  if (type === 'H1NMR') return number(peak['int']) ?? 1;
  if (type === 'IR') return number(peak['depth']) ?? depthOf(text(peak['intensity']));
  if (type === 'MS') return number(peak['rel_int']) ?? 50;
  if (type === 'UVVIS') return number(Number(peak['epsilon_M_1cm_1'])) ?? 1;
  return 1;
}

function details(type: SpectrumType, peak: Readonly<Record<string, unknown>>): string {
  const couplings = Array.isArray(peak['j_hz'])
    ? peak['j_hz'].filter((value): value is number => typeof value === 'number')
    : [];
  const parts: Record<SpectrumType, string[]> = {
    H1NMR: [
      text(peak['mult']).replace('br-', 'br '),
      couplings.length > 0 ? `J = ${couplings.map((value) => value.toFixed(1)).join(', ')} Hz` : '',
      number(peak['int']) === undefined ? '' : `${Number(number(peak['int'])!.toFixed(2))}H`,
    ],
    C13NMR: [],
    IR: [text(peak['intensity'])],
    UVVIS: [number(Number(peak['epsilon_M_1cm_1'])) ? `ε ${text(peak['epsilon_M_1cm_1'])}` : ''],
    MS: [
      number(peak['rel_int']) === undefined
        ? ''
        : `${Number(number(peak['rel_int'])!.toFixed(1))} %`,
    ],
  };
  return [...parts[type], text(peak['assignment'] ?? peak['note'])].filter(Boolean).join(', ');
}

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
  const position = PEAK_FIELDS[type][0]!.name;
  const tallest = Math.max(
    ...spectrum.peaks.map((peak) => rawHeight(type, peak)),
    Number.MIN_VALUE,
  );
  const mine = candidate?.evidence.filter((item) => item.technique === type) ?? [];
  return spectrum.peaks.flatMap((peak, index) => {
    const x = number(peak[position]);
    if (x === undefined) return [];
    const about = mine.filter(
      (item) => item.peak === index || (item.peak === undefined && item.observed === x),
    );
    const predicted = about.find((item) => item.predicted !== undefined);
    return [
      {
        index,
        x,
        height: Math.max(0.05, rawHeight(type, peak) / tallest),
        details: details(type, peak),
        agreement: agreementOf(about),
        predicted: predicted?.predicted,
        sd: predicted?.sd,
        ...(type === 'IR' && text(peak['intensity']) === 'br' ? { breadth: BROAD } : {}),
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

import type { ReportCandidate, ReportSpectrum } from '@elucida/contract/reports';
import { roleOf } from '@elucida/spectra/evidence/evidence-roles';
import { observedCurve, type ObservedCurve } from '@elucida/spectra/plotting/observed-curve';
import { drawnOrdinate, type DrawnOrdinate } from '@elucida/spectra/plotting/ordinate';
import { peakHeights } from '@elucida/spectra/plotting/peak-heights';
import { plotDomain } from '@elucida/spectra/plotting/plot-domain';
import type { PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import { missingPeaks, plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import type { ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/** A predicted signal: `height` as tall as the peak it answers to, 0–1. */
export interface PredictedSignal {
  readonly x: number;
  readonly sd: number;
  readonly height: number;
  readonly missing: boolean;
}
/** Where a band is expected. */
export interface ExpectedRange {
  readonly from: number;
  readonly to: number;
  readonly missing: boolean;
}

export interface PlotData {
  readonly technique: SpectrumType;
  readonly domain: readonly [number, number];
  readonly observed: readonly PlotPeak[];
  /** How high each observed peak is drawn. */
  readonly heights: readonly number[];
  /** The observed curve; null where peaks are sticks. */
  readonly curve: ObservedCurve | null;
  readonly ordinate: DrawnOrdinate | null;
  readonly predicted: readonly PredictedSignal[];
  readonly ranges: readonly ExpectedRange[];
  /** The predicted ¹H spectrum, drawn as a curve in place of lines. */
  readonly simulated: ProtonSpectrum | undefined;
}

/** Height of a predicted signal that no peak answers to. */
const MISSING_HEIGHT = 0.5;
/** More peaks than a plot of this size can show apart. */
const MAX_PEAKS = 2_000;

const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/**
 * What one plot of the report shows: the peaks as observed, and what the candidate predicts, as far
 * as its evidence tells.
 */
export function plotData(
  spectrum: ReportSpectrum,
  candidate: ReportCandidate | undefined,
  simulated?: ProtonSpectrum,
): PlotData {
  const technique = spectrum.type;
  const { metadata } = spectrum;
  const rows = { type: technique, peaks: spectrum.peaks.slice(0, MAX_PEAKS), metadata };
  const observed = plotPeaks(rows, candidate);
  const mine = candidate?.evidence.filter((item) => item.technique === technique) ?? [];
  const { mirrored, bands } = techniqueOf(technique).plot;
  const heightAt = (x: number | undefined) => observed.find((peak) => peak.x === x)?.height ?? 1;
  const predicted: PredictedSignal[] =
    mirrored === 'positions'
      ? [
          ...observed.flatMap(({ predicted: x, sd = 0, height }) =>
            x === undefined ? [] : [{ x, sd, height, missing: false }],
          ),
          ...missingPeaks(technique, candidate).map(({ x }) => ({
            x,
            sd: 0,
            height: MISSING_HEIGHT,
            missing: true,
          })),
        ]
      : mine.flatMap((item) => {
          const x = number(item.values?.[mirrored]);
          const role = roleOf(item.code);
          if (x === undefined || role === 'foreign' || role === 'formula') return [];
          const missing = role === 'missing';
          return [
            { x, sd: 0, height: missing ? MISSING_HEIGHT : heightAt(item.observed ?? x), missing },
          ];
        });
  const ranges = !bands
    ? []
    : mine.flatMap(({ code, values }) => {
        const from = number(values?.['from']),
          to = number(values?.['to']);
        return from === undefined || to === undefined || code === 'ir-band-foreign'
          ? []
          : [{ from, to, missing: code === 'ir-band-missing' }];
      });
  const positions = [
    ...observed.map(({ x }) => x),
    ...predicted.map(({ x }) => x),
    ...(simulated?.multiplets.map(({ centre }) => centre) ?? []),
  ];
  const domain = plotDomain(technique, positions);
  const view = techniqueOf(technique).plot.transmittance ? 'transmittance' : 'absorbance';
  const curve = observedCurve({ ...spectrum, ...rows }, { peaks: observed, domain, view });
  return {
    technique,
    domain,
    observed,
    heights: peakHeights(curve, observed),
    curve,
    ordinate: drawnOrdinate(technique, { peaks: rows.peaks, observed: curve, view }),
    predicted,
    ranges,
    simulated,
  };
}

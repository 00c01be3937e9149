import {
  COMPUTED_PHASE,
  reachesBelowMeasurement,
} from '../techniques/infrared/computed-infrared.ts';
import { readCarbon } from '../techniques/carbon/read-carbon.ts';
import { readInfrared } from '../techniques/infrared/read-infrared.ts';
import { readMass } from '../techniques/mass/read-mass.ts';
import { readProton } from '../techniques/proton/read-proton.ts';
import { readUltraviolet } from '../techniques/ultraviolet/read-ultraviolet.ts';
import { stickSignal, upwardSignal } from './trace/plot-signal.ts';
import type { IntegratedRange } from './integration-marks.ts';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { SpectrumReading } from './spectrum-reading.ts';
import type { TraceMask } from './trace/trace-mask.ts';

export interface PeakOptions {
  /** Axis value of a position in px from the plot's left edge. */
  readonly toValue: (x: number) => number;
  readonly perPx: number;
  readonly ranges: readonly IntegratedRange[];
  readonly hydrogens?: number;
  readonly frequencyMHz?: number;
  /** A deuterated solvent named beside the plot. */
  readonly printedSolvent?: string | null;
}

export interface PeaksRead {
  readonly spectrum: Spectrum;
  /** Tip of each peak, px from the plot's upper left corner. */
  readonly tips: readonly { readonly x: number; readonly y: number }[];
  readonly warnings: SpectrumReading['warnings'];
}

/**
 * A trace that goes this far below its base line has peaks there: px, share of the tallest peak.
 */
const NEGATIVE_PX = 10;
const NEGATIVE_SHARE = 0.15;

const emptySpectrum = (type: SpectrumType): Spectrum =>
  ({ type, peaks: [], source: 'image' }) as Spectrum;

/** Axis values at the first and the last column that the trace has ink in. */
function traceEnds({ width, on }: TraceMask, toValue: (x: number) => number): [number, number] {
  let first = width;
  let last = 0;
  on.forEach((inked, i) => {
    if (!inked) return;
    first = Math.min(first, i % width);
    last = Math.max(last, i % width);
  });
  return [toValue(first), toValue(last)];
}

/** The peaks of a trace, by the rules of its technique. */
export function readPeaks(
  type: SpectrumType,
  mask: TraceMask,
  { toValue, perPx, ranges, hydrogens, frequencyMHz, printedSolvent = null }: PeakOptions,
): PeaksRead {
  if (!mask.on.includes(1)) return { spectrum: emptySpectrum(type), tips: [], warnings: [] };
  const source = 'image' as const;
  if (type === 'IR') {
    const { peaks } = readInfrared(mask, toValue);
    const computed = reachesBelowMeasurement(traceEnds(mask, toValue));
    return {
      spectrum: {
        type,
        source,
        ...(computed && { metadata: { phase: COMPUTED_PHASE } }),
        peaks: peaks.map((p) => p.peak),
      },
      tips: peaks.map((p) => p.at),
      warnings: computed ? [{ code: 'infrared_computed' }] : [],
    };
  }
  if (type === 'UVVIS') {
    const peaks = readUltraviolet(mask, toValue);
    return {
      spectrum: { type, source, peaks: peaks.map((p) => p.peak) },
      tips: peaks.map((p) => p.at),
      warnings: [],
    };
  }
  if (type === 'MS') {
    const peaks = readMass(mask, stickSignal(mask), { toMz: toValue, perPx });
    return {
      spectrum: { type, source, peaks: peaks.map((p) => p.peak) },
      tips: peaks.map((p) => p.at),
      warnings: [],
    };
  }
  const signal = upwardSignal(mask);
  const downwards =
    signal.belowPx > Math.max(NEGATIVE_PX, NEGATIVE_SHARE * Math.max(...signal.height))
      ? [{ code: 'negative_peaks_ignored' }]
      : [];
  if (type === 'C13NMR') {
    const { peaks, solvent } = readCarbon(mask, signal, { toPpm: toValue, printedSolvent });
    const warnings = [
      ...(solvent ? [{ code: 'solvent_removed', values: { solvent } }] : []),
      ...downwards,
    ];
    return {
      spectrum: { type, source, peaks: peaks.map((p) => p.peak) },
      tips: peaks.map((p) => p.at),
      warnings,
    };
  }
  const { peaks, warnings } = readProton(mask, signal, {
    toPpm: toValue,
    perPx,
    ranges,
    hydrogens,
    frequencyMHz,
  });
  const metadata = frequencyMHz ? { frequency_mhz: frequencyMHz } : undefined;
  // A technique that is read nowhere above does not compile here.
  return {
    spectrum: { type: type satisfies 'H1NMR', source, metadata, peaks: peaks.map((p) => p.peak) },
    tips: peaks.map((p) => p.at),
    warnings: [...warnings, ...downwards],
  };
}

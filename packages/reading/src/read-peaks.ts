import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from './techniques/registry.ts';
import type { PeakOptions, PeaksRead } from './page/trace/peaks-read.ts';
import type { TraceMask } from './page/trace/trace-mask.ts';

/** The peaks of a trace, by the rules of its technique. */
export function readPeaks(type: SpectrumType, mask: TraceMask, options: PeakOptions): PeaksRead {
  const technique = techniqueOf(type);
  if (technique !== null && mask.on.includes(1)) return technique.readPeaks(mask, options);
  return { spectrum: { type, peaks: [], source: 'image' } as Spectrum, tips: [], warnings: [] };
}

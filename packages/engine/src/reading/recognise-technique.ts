import type { SpectrumType } from '@elucida/spectra/spectrum';
import { allTechniques } from '../techniques/registry.ts';
import type { AxisRange } from '../techniques/technique.ts';

/**
 * The technique by the words around the plot, as far as the axis allows it; else by the words of the
 * axis; else by its range and direction; null if none of them tells.
 */
export function recogniseTechnique(
  text: string,
  axis: AxisRange,
): { type: SpectrumType; from: 'labels' | 'axis' } | null {
  const techniques = [...allTechniques()].sort(
    (a, b) => b.reading.precedence - a.reading.precedence,
  );
  const named =
    techniques.find(({ reading }) => reading.words.test(text) && reading.possible(axis)) ??
    techniques.find(
      ({ reading: { axisWords } }) => axisWords?.pattern.test(text) && axisWords.fits(axis),
    );
  if (named) return { type: named.type, from: 'labels' };
  const likely = techniques.find(({ reading }) => reading.likely(axis));
  return likely ? { type: likely.type, from: 'axis' } : null;
}

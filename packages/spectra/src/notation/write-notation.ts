import type { Spectrum } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';
import type { ShiftRange } from '../listings/notation-result.ts';

/**
 * Any spectrum in the style journals print it; the readers of the techniques read it back. Empty
 * where there are no peaks.
 */
export const writeNotation = (spectrum: Spectrum, ranges: readonly ShiftRange[] = []): string =>
  spectrum.peaks.length === 0 ? '' : techniqueOf(spectrum.type).notation.write(spectrum, ranges);

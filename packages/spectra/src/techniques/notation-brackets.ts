import type { NotationResult, ShiftRange } from '../listings/notation-result.ts';
import type { Spectrum } from '../spectrum.ts';

/** ` (a, b)` of what is filled; nothing where nothing is. */
export const inBrackets = (parts: readonly (string | undefined)[]): string => {
  const text = parts.filter((part) => part !== undefined && part.trim() !== '').join(', ');
  return text === '' ? '' : ` (${text})`;
};

/** What a reader of a listing gives whose peaks are never printed as ranges. */
export function withoutRanges<One extends Spectrum>(
  result: NotationResult<{ readonly spectrum: One }>,
): NotationResult<{ readonly spectrum: Spectrum; readonly ranges: readonly ShiftRange[] }> {
  return result.ok ? { ok: true, spectrum: result.spectrum, ranges: [] } : result;
}

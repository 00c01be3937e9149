import type { Spectrum, SpectrumType } from '../spectrum.ts';
import type { NotationResult, ShiftRange } from './notation-result.ts';
import { readIr } from './read-ir.ts';
import { readMs } from './read-ms.ts';
import { readNmr } from './read-nmr.ts';
import { readUvVis } from './read-uv-vis.ts';

/** Characters in which a listing names its technique. */
const HEAD = 60;

/** The technique a listing names at its beginning, or null. */
export function techniqueOf(text: string): SpectrumType | null {
  const head = text.slice(0, HEAD);
  if (
    /(?:13|¹³)\s?C[^a-z].{0,8}(?:NMR|RMN)|(?:NMR|RMN)[\s-]*(?:de\s+)?(?:13|¹³)\s?C|^\s*C[\s-]NMR|δ_?C\b/u.test(
      head,
    )
  )
    return 'C13NMR';
  if (/NMR|RMN|δ/u.test(head)) return 'H1NMR';
  if (/^\s*UV|λ\s?_?max/iu.test(head)) return 'UVVIS';
  if (/(?:^|[^A-Za-z])(?:FT-?)?IR(?![A-Za-z])|cm[-−–⁻^]|ν/u.test(head)) return 'IR';
  return /m\s?\/\s?[ze]\b|(?:^|[^A-Za-z])(?:[A-Z]{2,5}-?)?MS(?![A-Za-z])/u.test(head) ? 'MS' : null;
}

/**
 * Reads any listing: the technique is what its header names, else `fallback` (the block it is
 * pasted into). A header of
 * δ alone is ¹³C where the fallback is. Without either: `unknown_technique`. Never throws.
 */
export function readNotation(
  text: string,
  fallback?: SpectrumType,
): NotationResult<{ readonly spectrum: Spectrum; readonly ranges: readonly ShiftRange[] }> {
  const named = techniqueOf(text);
  const type = named ?? fallback;
  switch (type) {
    case 'H1NMR':
    case 'C13NMR': {
      const nmrFallback = fallback === 'H1NMR' || fallback === 'C13NMR' ? fallback : undefined;
      return readNmr(text, nmrFallback);
    }
    case 'IR':
      return withoutRanges(readIr(text));
    case 'MS':
      return withoutRanges(readMs(text));
    case 'UVVIS':
      return withoutRanges(readUvVis(text));
    case undefined:
      return {
        ok: false,
        error: {
          code: text.trim() === '' ? 'empty' : 'unknown_technique',
          at: 0,
          length: 1,
          found: text.slice(0, 1),
        },
      };
  }
}

function withoutRanges<One extends Spectrum>(
  result: NotationResult<{ readonly spectrum: One }>,
): NotationResult<{ readonly spectrum: Spectrum; readonly ranges: readonly ShiftRange[] }> {
  return result.ok ? { ok: true, spectrum: result.spectrum, ranges: [] } : result;
}

import type { Spectrum, SpectrumType } from '../spectrum.ts';
import { IN_ORDER_OF_REASONS, techniqueOf } from '../techniques/registry.ts';
import type { NotationResult, ShiftRange } from '../listings/notation-result.ts';

/** Characters in which a listing names its technique. */
const HEAD = 60;

/** The technique a listing names at its beginning, or null. */
export function techniqueNamed(text: string): SpectrumType | null {
  const head = text.slice(0, HEAD);
  const [named] = IN_ORDER_OF_REASONS.map((type) => techniqueOf(type))
    .filter(({ notation }) => notation.named.test(head))
    .sort((a, b) => b.notation.precedence - a.notation.precedence);
  return named?.type ?? null;
}

/**
 * Reads any listing: the technique is what its header names, else `fallback` (the block it is
 * pasted into). A header of δ alone is ¹³C where the fallback is. Without either:
 * `unknown_technique`. Never throws.
 */
export function readNotation(
  text: string,
  fallback?: SpectrumType,
): NotationResult<{ readonly spectrum: Spectrum; readonly ranges: readonly ShiftRange[] }> {
  const type = techniqueNamed(text) ?? fallback;
  if (type !== undefined) return techniqueOf(type).notation.read(text, fallback);
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

import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';

/**
 * Colour token of a technique (always next to its name). From the names alone: every page asks for
 * it, and most need nothing else of the techniques.
 */
export const TECHNIQUE_COLOUR = Object.fromEntries(
  SPECTRUM_TYPES.map((type) => [type, `var(--${type.toLowerCase()})`]),
) as Readonly<Record<SpectrumType, string>>;

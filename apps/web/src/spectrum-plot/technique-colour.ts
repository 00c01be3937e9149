import type { SpectrumType } from '@elucida/spectra/spectrum';

/** Colour token of a technique (always beside its name). */
export const TECHNIQUE_COLOUR: Record<SpectrumType, string> = {
  H1NMR: 'var(--h1nmr)',
  C13NMR: 'var(--c13nmr)',
  IR: 'var(--ir)',
  UVVIS: 'var(--uvvis)',
  MS: 'var(--ms)',
};

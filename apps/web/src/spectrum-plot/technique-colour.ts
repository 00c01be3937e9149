import { byTechnique } from '@elucida/spectra/techniques/registry';

/** Colour token of a technique (always next to its name). */
export const TECHNIQUE_COLOUR = byTechnique(({ type }) => `var(--${type.toLowerCase()})`);

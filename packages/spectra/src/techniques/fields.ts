import { byTechnique } from './registry.ts';

/** Metadata fields by type with their defaults (specification §3). */
export const METADATA_FIELDS = byTechnique(({ form }) => form.metadata);

/** Peak fields by type, in column order; the first is the peak's position. */
export const PEAK_FIELDS = byTechnique(({ form }) => form.peak);

/** Usual range of an infrared spectrum, cm⁻¹ (specification §9). */
export const WAVENUMBERS = [400, 4000] as const;

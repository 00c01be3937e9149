/** Strengths that a band is written with. */
export const IR_INTENSITIES = ['w', 'm', 's', 'br'] as const;

/** Usual range of an infrared spectrum, cm⁻¹ (specification §9). */
export const WAVENUMBERS = [400, 4000] as const;

/** Words that name an axis of chemical shifts, whatever the nucleus. */
export const NMR_AXIS_WORDS = /ppm|chemical shift|δ|\bnmr\b/i;

/**
 * Log odds of other nuclei (¹⁹F, ³¹P, ¹¹B, ²⁹Si and the like) against a nucleus, where nothing but
 * the axis speaks: with ends that its spectra usually have, and with others. Laboratories record
 * one such spectrum for some fifty of ¹H or ¹³C; their axes reach far below zero as a rule.
 */
export const OTHER_NUCLEI = { usual: -4, unusual: 1 } as const;

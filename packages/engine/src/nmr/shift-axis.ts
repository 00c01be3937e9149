/** Words that name an axis of chemical shifts, whatever the nucleus. */
export const NMR_AXIS_WORDS = /ppm|chemical shift|δ|\bnmr\b/i;

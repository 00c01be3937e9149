/**
 * Hydrogens on carbon lie hardly ever beyond this, ppm: of some 730 shifts above it in the training
 * data 26 are of hydrogens on carbon, nearly all of them in porphyrins and selenium salts.
 */
const BEYOND_PPM = 11.5;
/** Log odds against it. */
const UNHEARD_OF = -4;

/** What it costs to put a hydrogen on carbon under a signal, apart from the distance, log units. */
export const beyondCarbon = (shift: number): number => (shift > BEYOND_PPM ? UNHEARD_OF : 0);

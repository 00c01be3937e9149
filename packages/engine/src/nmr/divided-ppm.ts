/**
 * Carbons that differ by stereochemistry alone lie so far from their mean, standard deviation in
 * ppm: methyl groups next to a stereocentre up to 4, of (CH3)2C=C and of amides 5 to 8; of two
 * anomers up to 3 (glucose, C1 1.9 and C5 2.2; 6-methyloxan-2-ol, C6 3.1).
 */
export const DIVIDED_PPM = 3;

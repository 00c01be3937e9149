/** The frequency that is assumed where none is declared, MHz for ¹H. */
export const USUAL_MHZ = 400;
/**
 * Spectrometers from the first to the largest, MHz: anything else is a slip (a ¹³C frequency, Hz
 * for MHz).
 */
const LEAST_MHZ = 40,
  MOST_MHZ = 1_300;

/**
 * The proton frequency that a ¹H spectrum declares, MHz; the usual one where it declares none that
 * can be.
 */
export function protonFrequency(metadata: Readonly<Record<string, unknown>> | undefined): number {
  const declared = metadata?.['frequency_mhz'];
  return typeof declared === 'number' && declared >= LEAST_MHZ && declared <= MOST_MHZ
    ? declared
    : USUAL_MHZ;
}

import type { Spectrum } from '../../spectrum.ts';
import type { EditedLine } from './read-dept.ts';

/** Lines of two spectra of one sample agree so well, ppm. */
const SAME_PPM = 0.25;

/**
 * The spectra with the kinds of carbon that an edited list states, where the list of ¹³C does not state them itself.
 * Null where no line agrees: the list is of another sample, or there is no ¹³C.
 */
export function withCarbonTypes(
  spectra: readonly Spectrum[],
  lines: readonly EditedLine[],
): Spectrum[] | null {
  let agreed = 0;
  const typed = spectra.map((spectrum): Spectrum => {
    if (spectrum.type !== 'C13NMR') return spectrum;
    const peaks = spectrum.peaks.map((peak) => {
      const [near] = lines
        .filter(({ shift }) => Math.abs(shift - peak.delta_ppm) <= SAME_PPM)
        .sort((a, b) => Math.abs(a.shift - peak.delta_ppm) - Math.abs(b.shift - peak.delta_ppm));
      if (near === undefined) return peak;
      agreed++;
      return peak.carbon_type === undefined ? { ...peak, carbon_type: near.type } : peak;
    });
    return { ...spectrum, peaks };
  });
  return agreed > 0 ? typed : null;
}

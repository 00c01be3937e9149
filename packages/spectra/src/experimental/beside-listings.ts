import { readCarbonType } from '../chemistry/carbon-types.ts';
import type { EditedLine } from '../techniques/carbon/read-dept.ts';
import type { Spectrum } from '../spectrum.ts';

/** Spectra of tables next to those that the text lists. */
export interface BesideListings {
  /** Those of techniques that no listing has. */
  readonly added: readonly Spectrum[];
  /** Those whose technique is listed as well: a listing says more, and two would count twice. */
  readonly listedTwice: readonly Spectrum[];
  /** What the latter say of kinds of carbon, which a listing may not. */
  readonly edited: readonly EditedLine[];
}

/** Which spectra of tables add to those of listings. */
export function besideListings(
  tables: readonly Spectrum[],
  listed: readonly Spectrum[],
): BesideListings {
  const isListed = ({ type }: Spectrum) => listed.some((other) => other.type === type);
  const listedTwice = tables.filter(isListed);
  return {
    added: tables.filter((spectrum) => !isListed(spectrum)),
    listedTwice,
    edited: listedTwice.flatMap(({ peaks }) =>
      peaks.flatMap((peak): EditedLine[] => {
        const type = 'carbon_type' in peak ? readCarbonType(peak.carbon_type ?? '') : null;
        return type === null || !('delta_ppm' in peak) ? [] : [{ shift: peak.delta_ppm, type }];
      }),
    ),
  };
}

import { pickIrBands } from '../../peak-picking/pick-bands.ts';
import type { FilePart } from '../technique.ts';
import { WAVENUMBERS } from './wavenumbers.ts';

/** IR in files. */
export const infraredFiles: FilePart<'IR'> = {
  dataType: /INFRARED|\bIR\b/u,
  titles: /cm\s?\^?[-−⁻]\s?[1¹]|1\s?\/\s?cm|wave\s?number|número de onda|uhin-zenbaki/iu,
  fits: () => true,
  spans: (from, to) => to > 2500 && from >= 200 && from < 1500,
  continuous: true,
  readPeaks: ({ curve, listed, dips }) =>
    listed
      ? Array.from(curve.x, (value) => ({ wavenumber_cm1: Math.round(value) }))
      : pickIrBands(curve, { transmittance: dips, within: WAVENUMBERS }),
};

import { pickUvMaxima } from '../../peak-picking/pick-bands.ts';
import type { FilePart } from '../technique.ts';

/** UV-Vis in files. */
export const ultravioletFiles: FilePart<'UVVIS'> = {
  dataType: /UV|VIS/u,
  titles: /\bnm\b|wave\s?length|λ|longitud de onda|uhin-luzera/iu,
  fits: () => true,
  spans: (from, to) => from >= 150 && from < 400 && to <= 1200,
  continuous: true,
  readPeaks: ({ curve, listed }) =>
    listed
      ? Array.from(curve.x, (value) => ({ lambda_max_nm: Math.round(value) }))
      : pickUvMaxima(curve),
};

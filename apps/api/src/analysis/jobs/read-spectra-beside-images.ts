import { spectraBesideImagesSchema } from '@elucida/contract/manual-payload';
import type { Job } from '../../adapters/threads/job.ts';
import { parseJson, type ReadText } from '../../input/parse-json.ts';

/** Spectra sent next to images: as text, for the engine's thread, and what the request is checked by. */
export interface SpectraBesideImages {
  readonly spectra: string;
  /** How many peaks there are of all of them together. */
  readonly peaks: number;
  /** The images, from 0, whose peaks a person corrected. */
  readonly corrected: readonly number[];
}

export const readSpectraBesideImages: Job<string, ReadText<SpectraBesideImages>> = {
  run(text) {
    const read = parseJson(Buffer.from(text), spectraBesideImagesSchema);
    if (!read.ok) return read;
    return {
      ok: true,
      value: {
        spectra: JSON.stringify(read.value),
        peaks: read.value.reduce((sum, { peaks }) => sum + peaks.length, 0),
        corrected: read.value.flatMap(({ image }) => image ?? []),
      },
    };
  },
  sample: '[{"type":"C13NMR","image":0,"peaks":[{"delta_ppm":1}]}]',
};

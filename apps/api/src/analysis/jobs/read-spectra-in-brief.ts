import { MODEL_BOUNDS } from '@elucida/models/bounds';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { Job } from '../../adapters/threads/job.ts';

/**
 * Typed spectra with as many peaks of each as an AI model is sent, and one more, by which it is
 * seen that there are more.
 */
export const readSpectraInBrief: Job<string, Spectrum[]> = {
  run: (text) =>
    (JSON.parse(text) as Spectrum[]).map(
      (spectrum) =>
        ({
          ...spectrum,
          peaks: spectrum.peaks.slice(0, MODEL_BOUNDS.spectrumPeaks + 1),
        }) as Spectrum,
    ),
  sample: '[{"type":"C13NMR","peaks":[{"delta_ppm":1}]}]',
};

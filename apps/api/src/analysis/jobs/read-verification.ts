import {
  verificationRequestSchema,
  type VerificationRequest,
} from '@elucida/contract/verification';
import type { Job } from '../../adapters/threads/job.ts';
import { parseJson, type ReadText } from '../../input/parse-json.ts';

/** A verification whose spectra stay text, which only the engine's thread reads. */
export type ReadVerification = Omit<VerificationRequest, 'spectra'> & {
  readonly spectra: string;
  /** How many there are of all spectra together. */
  readonly peaks: number;
};

export const readVerificationBody: Job<Uint8Array, ReadText<ReadVerification>> = {
  run(bytes) {
    const read = parseJson(bytes, verificationRequestSchema);
    if (!read.ok) return read;
    const { spectra } = read.value;
    const peaks = spectra.reduce((sum, spectrum) => sum + spectrum.peaks.length, 0);
    return { ok: true, value: { ...read.value, spectra: JSON.stringify(spectra), peaks } };
  },
  sample: Buffer.from('{"structure":"C","spectra":[{"type":"C13NMR","peaks":[{"delta_ppm":1}]}]}'),
};

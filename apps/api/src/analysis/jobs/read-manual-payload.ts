import { manualPayloadSchema, type ManualPayload } from '@elucida/contract/manual-payload';
import type { Job } from '../../adapters/threads/job.ts';
import { parseJson, type ReadText } from '../../input/parse-json.ts';

/**
 * A manual payload whose spectra stay text: up to 100,000 peaks, which only the engine's thread
 * reads.
 */
export type ReadPayload = Omit<ManualPayload, 'spectra'> & {
  readonly spectra: string;
  /** How many there are of all spectra together. */
  readonly peaks: number;
};

export const readManualPayload: Job<Uint8Array, ReadText<ReadPayload>> = {
  run(bytes) {
    const read = parseJson(bytes, manualPayloadSchema);
    if (!read.ok) return read;
    const { spectra } = read.value;
    const peaks = spectra.reduce((sum, spectrum) => sum + spectrum.peaks.length, 0);
    return { ok: true, value: { ...read.value, spectra: JSON.stringify(spectra), peaks } };
  },
  sample: Buffer.from(
    '{"metadata":{"molecular_formula":"CH4"},"spectra":[{"type":"C13NMR","peaks":[{"delta_ppm":1}]}]}',
  ),
};

import { manualPayloadSchema, type ManualPayload } from '@elucida/contract/manual-payload';
import type { Job } from '../../adapters/threads/job.ts';
import { parseJson, type ReadText } from '../../input/parse-json.ts';

/**
 * A manual payload whose spectra stay text: up to 100,000 peaks, which only the engine's thread
 * reads.
 */
export type ReadPayload = Omit<ManualPayload, 'spectra'> & { readonly spectra: string };

export const readManualPayload: Job<Uint8Array, ReadText<ReadPayload>> = {
  run(bytes) {
    const read = parseJson(bytes, manualPayloadSchema);
    return read.ok
      ? { ok: true, value: { ...read.value, spectra: JSON.stringify(read.value.spectra) } }
      : read;
  },
  sample: Buffer.from(
    '{"metadata":{"molecular_formula":"CH4"},"spectra":[{"type":"C13NMR","peaks":[{"delta_ppm":1}]}]}',
  ),
};

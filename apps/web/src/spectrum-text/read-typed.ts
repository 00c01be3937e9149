import { spectrumOfBlock } from '@elucida/spectra/manual-payload/build-payload';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { readPasted, type Pasted } from './read-pasted.ts';

/** A spectrum as text, and what is read of it: null where it cannot be read, or says nothing yet. */
export function readTyped(
  text: string,
  type: SpectrumType,
): { readonly pasted: Pasted; readonly spectrum: Spectrum | null } {
  const pasted = readPasted(text, type);
  const { rows, metadata } = pasted;
  if (rows.length === 0) return { pasted, spectrum: null };
  const spectrum = spectrumOfBlock({ id: '', type, metadata: {}, peaks: rows });
  return { pasted, spectrum: (metadata ? { ...spectrum, metadata } : spectrum) as Spectrum };
}

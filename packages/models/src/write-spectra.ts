import type { Spectrum } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { MODEL_BOUNDS } from './bounds.ts';

const listed = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(', ');

/** What a type of spectrum is called in a request. */
export const titleOf = (type: Spectrum['type']): string => techniqueOf(type).prompt.title;

/**
 * Typed spectra as text for a model: numbers and the field's own words. Assignments, notes and
 * other free text stay here. At most `MODEL_BOUNDS.spectrumPeaks` peaks of a spectrum and
 * `spectraChars` characters in all; what is left out is said.
 */
export function writeSpectra(spectra: readonly Spectrum[]): string {
  const blocks = spectra.map((spectrum) => {
    const { title, conditions, peak } = techniqueOf(spectrum.type).prompt;
    const all = spectrum.peaks.map((each) => listed(peak(each)));
    const written = all.slice(0, MODEL_BOUNDS.spectrumPeaks);
    const where = listed(conditions(spectrum.metadata));
    const rest = all.length > written.length ? ` (the first ${written.length} peaks of more)` : '';
    return `${title}${where === '' ? '' : `, ${where}`}${rest}: ${written.join('; ')}`;
  });
  const text = blocks.join('\n');
  return text.length > MODEL_BOUNDS.spectraChars
    ? `${text.slice(0, MODEL_BOUNDS.spectraChars)} … (cut)`
    : text;
}

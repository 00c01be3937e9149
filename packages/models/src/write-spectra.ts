import { strengthWords } from '@elucida/spectra/chemistry/band-strengths';
import { readMultiplicity } from '@elucida/spectra/chemistry/multiplicities';
import { isSolventName } from '@elucida/spectra/chemistry/solvent-names';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { MODEL_BOUNDS } from './bounds.ts';

/**
 * Free text of the person's goes to a model only where it is one of the field's own words: nothing
 * else of it helps, and it could be an instruction.
 */
const isSolvent = (text: string) =>
  isSolventName(text) || /^(?:tfa-d|hexane|cyclohexane)$/i.test(text);
const isMultiplicity = (text: string) => readMultiplicity(text) !== null;
const isIntensity = (text: string) =>
  strengthWords(text.replace(/[ ,]+sh$/i, '')) !== null || /^sh(?:[ ,]+br)?$/i.test(text);
const isIonization = (text: string) => /^(?:EI|CI|ESI|APCI|MALDI|FAB|FI|FD)[+-]?$/i.test(text);
const isPhase = (text: string) =>
  /^(?:neat|liquid|film|gas|kbr|nujol|ccl4|atr|solid|solution)$/i.test(text);

const known = (isKnown: (text: string) => boolean, text: string | undefined) =>
  text !== undefined && isKnown(text.trim()) ? text.trim() : undefined;
const listed = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(', ');

function conditions(spectrum: Spectrum): string {
  switch (spectrum.type) {
    case 'H1NMR':
    case 'C13NMR':
      return listed([
        spectrum.metadata?.frequency_mhz === undefined
          ? undefined
          : `${spectrum.metadata.frequency_mhz} MHz`,
        known(isSolvent, spectrum.metadata?.solvent),
      ]);
    case 'IR':
      return listed([known(isPhase, spectrum.metadata?.phase)]);
    case 'UVVIS':
      return listed([known(isSolvent, spectrum.metadata?.solvent)]);
    case 'MS':
      return listed([known(isIonization, spectrum.metadata?.ionization)]);
  }
}

const number = (value: string | number | undefined) =>
  value !== undefined && value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;

function peaks(spectrum: Spectrum): string[] {
  switch (spectrum.type) {
    case 'H1NMR':
      return spectrum.peaks.map(({ delta_ppm, mult, j_hz, int }) =>
        listed([
          String(delta_ppm),
          known(isMultiplicity, mult),
          j_hz === undefined || j_hz.length === 0 ? undefined : `J = ${j_hz.join(', ')} Hz`,
          int === undefined ? undefined : `${int} H`,
        ]),
      );
    case 'C13NMR':
      return spectrum.peaks.map(({ delta_ppm }) => String(delta_ppm));
    case 'IR':
      return spectrum.peaks.map(({ wavenumber_cm1, intensity }) =>
        listed([String(wavenumber_cm1), known(isIntensity, intensity)]),
      );
    case 'UVVIS':
      return spectrum.peaks.map(({ lambda_max_nm, epsilon_M_1cm_1 }) =>
        listed([
          String(lambda_max_nm),
          number(epsilon_M_1cm_1) === undefined ? undefined : `epsilon ${number(epsilon_M_1cm_1)}`,
        ]),
      );
    case 'MS':
      return spectrum.peaks.map(({ m_z, rel_int }) =>
        listed([String(m_z), rel_int === undefined ? undefined : `${rel_int} %`]),
      );
  }
}

const TITLES = {
  H1NMR: '1H NMR (ppm)',
  C13NMR: '13C NMR (ppm)',
  IR: 'IR (cm-1)',
  UVVIS: 'UV/Vis (nm)',
  MS: 'Mass spectrum (m/z)',
} as const;

/** What a type of spectrum is called in a request. */
export const titleOf = (type: Spectrum['type']): string => TITLES[type];

/**
 * Typed spectra as text for a model: numbers and the field's own words. Assignments, notes and
 * other free text stay here. At most
 * `MODEL_BOUNDS.spectrumPeaks` peaks of a spectrum and `spectraChars` characters in all; what is
 * left out is said.
 */
export function writeSpectra(spectra: readonly Spectrum[]): string {
  const blocks = spectra.map((spectrum) => {
    const all = peaks(spectrum);
    const written = all.slice(0, MODEL_BOUNDS.spectrumPeaks);
    const where = conditions(spectrum);
    const rest = all.length > written.length ? ` (the first ${written.length} peaks of more)` : '';
    return `${TITLES[spectrum.type]}${where === '' ? '' : `, ${where}`}${rest}: ${written.join('; ')}`;
  });
  const text = blocks.join('\n');
  return text.length > MODEL_BOUNDS.spectraChars
    ? `${text.slice(0, MODEL_BOUNDS.spectraChars)} … (cut)`
    : text;
}

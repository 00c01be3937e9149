import { isSolventName } from '../chemistry/solvent-names.ts';

/**
 * Free text of a person goes to a model only where it is one of the field's own words: nothing else
 * of it helps, and it could be an instruction.
 */
export const ifKnown = (
  isKnown: (text: string) => boolean,
  text: string | undefined,
): string | undefined => (text !== undefined && isKnown(text.trim()) ? text.trim() : undefined);

/** A solvent of NMR, or one that only UV-Vis spectra are recorded in. */
export const isSolvent = (text: string): boolean =>
  isSolventName(text) || /^(?:tfa-d|hexane|cyclohexane)$/i.test(text);

/** Frequency and solvent of an NMR spectrum. */
export const nmrConditions = (
  metadata: { frequency_mhz?: number; solvent?: string } | undefined,
): (string | undefined)[] => [
  metadata?.frequency_mhz === undefined ? undefined : `${metadata.frequency_mhz} MHz`,
  ifKnown(isSolvent, metadata?.solvent),
];

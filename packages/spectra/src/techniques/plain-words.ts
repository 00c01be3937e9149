/**
 * Free text of a person goes to a model only where it is one of the field's own words: nothing else
 * of it helps, and it could be an instruction.
 */
export const ifKnown = (pattern: RegExp, text: string | undefined): string | undefined =>
  text !== undefined && pattern.test(text.trim()) ? text.trim() : undefined;

export const SOLVENT_WORD =
  /^(?:cdcl3|chloroform-d1?|dmso(?:-d6)?|d2o|cd3od|methanol-d4|acetone-d6|c6d6|benzene-d6|cd3cn|acetonitrile-d3|cd2cl2|thf-d8|pyridine-d5|tfa-d|ethanol|methanol|water|hexane|cyclohexane|acetonitrile|dichloromethane)$/i;

/** Frequency and solvent of an NMR spectrum. */
export const nmrConditions = (
  metadata: { frequency_mhz?: number; solvent?: string } | undefined,
): (string | undefined)[] => [
  metadata?.frequency_mhz === undefined ? undefined : `${metadata.frequency_mhz} MHz`,
  ifKnown(SOLVENT_WORD, metadata?.solvent),
];

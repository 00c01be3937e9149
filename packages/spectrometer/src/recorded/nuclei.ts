/**
 * Frequencies of nuclei as shares of that of ¹H in the same field (R. K. Harris et al., Pure Appl. Chem. 73 (2001)
 * 1795).
 */
const RATIOS: Readonly<Record<string, number>> = {
  '13C': 0.2514502,
  '19F': 0.94094011,
  '31P': 0.40480742,
  '15N': 0.10136767,
  '11B': 0.32083974,
  '29Si': 0.19867187,
};
/** As instruments write them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:1H|H-?1|proton)$/iu, '1H'],
  [/^(?:13C|C-?13|carbon-?13)$/iu, '13C'],
  [/^(?:19F|F-?19|fluorine-?19)$/iu, '19F'],
  [/^(?:31P|P-?31|phosphorus-?31)$/iu, '31P'],
  [/^(?:15N|N-?15|nitrogen-?15)$/iu, '15N'],
  [/^(?:11B|B-?11|boron-?11)$/iu, '11B'],
  [/^(?:29Si|Si-?29|silicon-?29)$/iu, '29Si'],
];

/** A nucleus as it is written here (`13C`), whatever an instrument calls it; its own word where it is not known. */
export const nucleusNamed = (text: string): string => {
  const plain = text.replace(/[\^<>\s]/gu, '');
  return NAMES.find(([pattern]) => pattern.test(plain))?.[1] ?? plain;
};

/**
 * Frequency of ¹H in the field in which a nucleus has this frequency, MHz; the frequency itself of an unknown
 * nucleus.
 */
export const protonMhz = (nucleus: string, mhz: number): number => mhz / (RATIOS[nucleus] ?? 1);

/**
 * What DEPT, APT or an edited HSQC says of a carbon: its hydrogens, or only whether their number is
 * odd (CH, CH3) or even (C, CH2), as DEPT-135 without a quaternary spectrum and APT tell.
 */
export const CARBON_TYPES = ['C', 'CH', 'CH2', 'CH3', 'odd', 'even'] as const;
export type CarbonType = (typeof CARBON_TYPES)[number];

/** Hydrogens that each allows. */
export const HYDROGENS_OF: Readonly<Record<CarbonType, readonly number[]>> = {
  C: [0],
  CH: [1],
  CH2: [2],
  CH3: [3],
  odd: [1, 3],
  even: [0, 2],
};

/** Multiplicities of the off-resonance experiment, in which older papers print the kinds of carbon. */
const OFF_RESONANCE: Readonly<Record<string, CarbonType>> = { s: 'C', d: 'CH', t: 'CH2', q: 'CH3' };

const PLAIN: Readonly<Record<string, string>> = { '₂': '2', '₃': '3' };
const plain = (text: string): string => text.trim().replace(/[₂₃]/gu, (digit) => PLAIN[digit]!);

/** The kind that a text states and nothing else: `CH₂`, `Cq`, `quat.`; null for other text. */
export function readCarbonType(text: string): CarbonType | null {
  const found = plain(text);
  if (/^(?:Cq|C|quat\.?|quaternary)$/iu.test(found)) return 'C';
  return CARBON_TYPES.find((type) => type.toLowerCase() === found.toLowerCase()) ?? null;
}

/** The kind among other words: `2 × CH`, `arom. CH`; null where none is named. */
export function carbonTypeIn(text: string): CarbonType | null {
  const found =
    /^(?:\d\s?[×x]?\s?)?(?:ar(?:om)?\.?[\s-]?)?(Cq|CH[23]?)(?:[\s-]?ar(?:om)?\.?)?$/iu.exec(
      plain(text),
    );
  return found ? readCarbonType(found[1]!) : null;
}

/** As the payload holds it; text that states no kind stays as it is, and is warned of. */
export const codedCarbonType = (text: string): string => readCarbonType(text) ?? text;

/** The kind behind a letter of the off-resonance experiment; null for other text. */
export const offResonanceType = (text: string): CarbonType | null =>
  OFF_RESONANCE[text.trim().toLowerCase()] ?? null;

import { ELECTRON_MASS, ELEMENT_FACTS, type ElementSymbol } from '../../chemistry/elements.ts';

/** Atoms that an ion has beyond those of its molecules; fewer where negative. */
export type AtomsAdded = Readonly<Partial<Record<ElementSymbol, number>>>;

/** An ion of whole molecules. */
export interface Adduct {
  /** As it is written: `[M+H]⁺`. */
  readonly ion: string;
  readonly molecules: 1 | 2;
  readonly charge: 1 | -1;
  readonly atoms: AtomsAdded;
  /** Mass added to those of the molecules, Da; electrons accounted for. */
  readonly added: number;
}

const adduct = (
  ion: string,
  atoms: AtomsAdded,
  { molecules = 1, charge = 1 }: { molecules?: 1 | 2; charge?: 1 | -1 } = {},
): Adduct => ({
  ion,
  molecules,
  charge,
  atoms,
  added: (Object.entries(atoms) as [ElementSymbol, number][]).reduce(
    (mass, [element, count]) => mass + count * ELEMENT_FACTS[element].main.mass,
    -charge * ELECTRON_MASS,
  ),
});

/** The usual ions of electrospray: B. O. Keller et al., Anal. Chim. Acta 627 (2008) 71. */
export const POSITIVE_ADDUCTS: readonly Adduct[] = [
  adduct('[M+H]⁺', { H: 1 }),
  adduct('[M+Na]⁺', { Na: 1 }),
  adduct('[M+NH₄]⁺', { N: 1, H: 4 }),
  adduct('[M+K]⁺', { K: 1 }),
  adduct('[2M+H]⁺', { H: 1 }, { molecules: 2 }),
  adduct('[2M+Na]⁺', { Na: 1 }, { molecules: 2 }),
  adduct('[M+H−H₂O]⁺', { H: -1, O: -1 }),
];
export const NEGATIVE_ADDUCTS: readonly Adduct[] = [
  adduct('[M−H]⁻', { H: -1 }, { charge: -1 }),
  adduct('[M+Cl]⁻', { Cl: 1 }, { charge: -1 }),
  adduct('[M+HCOO]⁻', { C: 1, H: 1, O: 2 }, { charge: -1 }),
  adduct('[M+CH₃COO]⁻', { C: 2, H: 3, O: 2 }, { charge: -1 }),
  adduct('[2M−H]⁻', { H: -1 }, { molecules: 2, charge: -1 }),
];
/** The molecule less an electron (EI), and with one more. */
export const MOLECULAR_ION = adduct('M⁺•', {});
const MOLECULAR_ANION = adduct('M⁻•', {}, { charge: -1 });

/** Every ion whose formula can be found from its mass, the usual ones first. */
export const ADDUCTS: readonly Adduct[] = [
  ...POSITIVE_ADDUCTS,
  MOLECULAR_ION,
  adduct('[M+Li]⁺', { Li: 1 }),
  ...NEGATIVE_ADDUCTS,
  MOLECULAR_ANION,
];

const PLAIN: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '⁻': '-',
  '⁺': '+',
  '•': '',
  '·': '',
};
/** A written ion without marks that people leave out: `[M + H]+` and `(M+H)⁺` are `M+H+`. */
const plain = (ion: string): string =>
  [...ion]
    .map((character) => {
      const digit = '₀₁₂₃₄₅₆₇₈₉'.indexOf(character);
      return digit >= 0 ? String(digit) : (PLAIN[character] ?? character);
    })
    .join('')
    .replace(/[\s()[\]{}^_.]/gu, '')
    .replace(/CH3COO|CH3CO2|C2H3O2|OAc|AcO/u, 'CH3COO')
    .replace(/HCO2|CHO2/u, 'HCOO')
    .replace(/^M-H2O\+H/u, 'M+H-H2O')
    .replace(/M\+1\b/u, 'M+H');

const BY_PLAIN = new Map(ADDUCTS.map((each) => [plain(each.ion), each]));

/** The ion that is written, or undefined. Signs may be missing: `[M+H]`. */
export function readAdduct(written: string): Adduct | undefined {
  const found = plain(written);
  return BY_PLAIN.get(found) ?? BY_PLAIN.get(`${found}+`) ?? BY_PLAIN.get(`${found}-`);
}

/** Mass of an ion, Da, from that of the neutral molecule. */
export const ionMass = (
  neutral: number,
  { molecules, added }: Pick<Adduct, 'molecules' | 'added'>,
): number => molecules * neutral + added;
/** Mass of the neutral molecule, Da, from that of its ion. */
export const neutralMass = (
  ion: number,
  { molecules, added }: Pick<Adduct, 'molecules' | 'added'>,
): number => (ion - added) / molecules;
/** Deviation of a measured mass from the computed one, in ppm. */
export const ppmError = (found: number, expected: number): number =>
  (1e6 * (found - expected)) / expected;

import { decimalPoints } from '../../listings/peak-list.ts';
import { readAdduct, type Adduct } from './adducts.ts';
import { resolveIonFormula } from './resolve-ion-formula.ts';
import type { Formula } from '../../formula/formula.ts';

/** A line of accurate mass: what was found, of which ion, and the formula it is said to prove. */
export interface AccurateMass {
  /** m/z measured; null where only the calculated one is printed. */
  readonly found: number | null;
  /** m/z printed as calculated. */
  readonly calculated: number | null;
  /** The ion, by its label or from the masses; null where neither says it. */
  readonly adduct: Adduct | null;
  /** The neutral molecule; null where no formula is printed or it does not fit ion and mass. */
  readonly formula: Formula | null;
  /** The formula as it is printed. */
  readonly printed: string | null;
}

const CALCULATED = /calc|theor|requir|req\.|calculad|te[oó]ric|expected|kalkul|ber\./iu;
const FOUND = /found|obs|meas|encontrad|hallad|experiment|aurkitu|gef\./iu;
const WORDS = new RegExp(
  String.raw`calc[a-z]{0,10}\.?|theor[a-z]{0,8}\.?|requires?|req\.|te[oó]ric[ao]s?|expected|kalku` +
    String.raw`l[a-z]{0,8}|ber\.|found|obs[a-z]{0,6}\.?|meas[a-z]{0,5}\.?|encontrad[ao]s?|hallad` +
    String.raw`[ao]s?|experimental|aurkitu[a-z]{0,6}|gef\.`,
  'giu',
);
/** A mass to three decimals or more; grouped thousands do not occur. */
const MASS = /(?<![\d.])\d{2,4}\.\d{3,6}(?!\d)/gu;
const ION = new RegExp(
  String.raw`\[ ?\d? ?M(?: ?[+−–⁻-] ?[A-Za-z₀-₉\d]{1,8}){0,3} ?\](?: ?[+−–•·⁺⁻-]{1,3})?|\(M(?: ?` +
    String.raw`[+−–-] ?[A-Z][A-Za-z₀-₉\d]{0,6})?\) ?[+−⁺⁻•-]{1,2}|(?<![A-Za-z\d])M ?[+−-] ?(?:H|Na|` +
    String.raw`K|NH4|Li)(?![a-z])[+⁺]?|(?<![A-Za-z\d])\(?M ?[+⁺](?: ?[•·])?(?![A-Za-z\d ]{0,2}[A-Z]` +
    String.raw`)`,
  'gu',
);
const ATOMS = '(?:C|H|N|O|S|P|F|Cl|Br|I|B|Si|Li|Na|K)';
/** At least carbon with another element; isotope labels of bromine and chlorine are allowed. */
const LABEL = String.raw`(?:\[?\^?\{?(?:79|81|35|37|⁷⁹|⁸¹|³⁵|³⁷)\}?(?=Br|Cl))?`;
const FORMULA = new RegExp(
  String.raw`(?<![A-Za-z\d])C[₀-₉\d]{0,3} ?(?:${LABEL}${ATOMS}\]?[₀-₉\d]{0,3} ?){1,12}` +
    String.raw`(?:[+⁺⁻](?![\d ]*[A-Za-z]))?(?![a-z])`,
  'gu',
);
const ISOTOPE = /\[?\^?\{?(?:⁷⁹|⁸¹|³⁵|³⁷|(?<![A-Z][a-z]?)(?:79|81|35|37))\}?(Br|Cl)\]?/gu;

interface Mark {
  readonly at: number;
  readonly kind: 'found' | 'calculated' | 'mass';
  readonly value: number;
}

function marksOf(text: string): Mark[] {
  const words = [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    at: index,
    kind: FOUND.test(word) && !CALCULATED.test(word) ? ('found' as const) : ('calculated' as const),
    value: 0,
  }));
  const masses = [...text.matchAll(MASS)].map(({ 0: mass, index }) => ({
    at: index,
    kind: 'mass' as const,
    value: Number(mass),
  }));
  return [...words, ...masses].sort((a, b) => a.at - b.at);
}

/** Which mass is which: by the word before it, else the first is the one that was found. */
function massesOf(text: string): Pick<AccurateMass, 'found' | 'calculated'> {
  let word: 'found' | 'calculated' | null = null;
  const read: { found: number | null; calculated: number | null } = {
    found: null,
    calculated: null,
  };
  for (const { kind, value } of marksOf(text)) {
    if (kind !== 'mass') {
      word = kind;
      continue;
    }
    const as = word ?? (read.found === null ? 'found' : 'calculated');
    read[as] ??= value;
    word = null;
  }
  return read;
}

/** Whether a text reports an accurate mass, and no list of peaks. */
export const isAccurateMass = (text: string): boolean => {
  const plain = decimalPoints(text);
  return (
    plain.search(MASS) >= 0 &&
    (plain.search(WORDS) >= 0 ||
      /(?<![A-Za-z])(?:HR|exact mass|accurate mass|EM-?AR)/iu.test(plain))
  );
};

/**
 * Reads a report of accurate mass, as journals print it: `HRMS (ESI) m/z: [M + H]+ calcd for C12H16NO2
 * 206.1176; found 206.1178`, `m/z 206.1178 [M + H]+ (calcd for C12H16NO2, 206.1176)`, `Found: M+, 205.1101.
 * C12H15NO2 requires M, 205.1103`. The formula may be that of the ion or of the molecule: the masses tell. Null for
 * other text. Never throws; linear.
 */
export function readAccurateMass(printed: string): AccurateMass | null {
  if (!isAccurateMass(printed)) return null;
  const text = decimalPoints(printed).replace(/\s+/gu, ' ');
  const { found, calculated } = massesOf(text);
  if (found === null && calculated === null) return null;
  const labels = [...text.matchAll(ION)].map(([label]) => readAdduct(label));
  const label = labels.find((adduct) => adduct !== undefined) ?? null;
  const formulas = [...text.matchAll(FORMULA)].map(([formula]) =>
    formula.replace(ISOTOPE, '$1').trim(),
  );
  const mass = found ?? calculated!;
  const resolved = formulas
    .map((formula) => ({ formula, ...resolveIonFormula(formula, { mass, label }) }))
    .find(({ molecule }) => molecule !== null);
  return {
    found,
    calculated,
    adduct: resolved?.adduct ?? label,
    formula: resolved?.molecule ?? null,
    printed: resolved?.formula ?? formulas[0] ?? null,
  };
}

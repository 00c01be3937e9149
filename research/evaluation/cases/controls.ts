import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { neighbouringFormulas, type Slip } from '@elucida/spectra/formula/neighbouring-formulas';
import { SPECTRUM_TYPES, type Spectrum, type SpectrumType } from '@elucida/spectra/spectrum';
import type { BenchCase } from './bench-case.ts';

/**
 * What a control changes: `formula` takes the spectra away; `near-formula` asks with a formula that
 * is off by one unit; the others put the spectra of another formula in the place of all, of one
 * technique, or of both NMR spectra.
 */
export const CONTROLS = [
  'formula',
  'near-formula',
  'swapped',
  'carbon-swapped',
  'proton-swapped',
  'nmr-swapped',
] as const;
export type Control = (typeof CONTROLS)[number];
const SWAPPED: Readonly<
  Record<Exclude<Control, 'formula' | 'near-formula'>, readonly SpectrumType[]>
> = {
  swapped: SPECTRUM_TYPES,
  'carbon-swapped': ['C13NMR'],
  'proton-swapped': ['H1NMR'],
  'nmr-swapped': ['C13NMR', 'H1NMR'],
};

/** One of the cases as a control has it; undefined where none of another formula is there. */
export function controlled(
  cases: readonly BenchCase[],
  index: number,
  control: Control,
): BenchCase | undefined {
  const test = cases[index];
  if (control === 'formula') return { ...test, spectra: [], images: undefined };
  if (control === 'near-formula') return withNearFormula(test, index);
  const partner = partnerOf(cases, index);
  if (partner === undefined) return undefined;
  const isForeign = ({ type }: Spectrum) => SWAPPED[control].includes(type);
  return {
    ...test,
    images: undefined,
    spectra: [
      ...partner.spectra.filter(isForeign),
      ...test.spectra.filter((spectrum) => !isForeign(spectrum)),
    ],
  };
}

/** Heavy atoms of the cases whose formula is changed. */
const NEAR_FORMULA_ATOMS = { from: 7, to: 15 } as const;

/**
 * The case with one unit (O, H2, CH2) too many or too few in its formula: the six kinds in turn over
 * the cases, the next that a molecule can have where one cannot be. Its id names the formula.
 */
function withNearFormula(test: BenchCase, index: number): BenchCase | undefined {
  const parsed = parseFormula(test.formula);
  const { from, to } = NEAR_FORMULA_ATOMS;
  if (!parsed.ok || test.heavyAtoms < from || test.heavyAtoms > to) return undefined;
  const near = neighbouringFormulas(parsed.formula).filter(({ slip }) => NEAR_SLIPS.has(slip));
  const { formula } = parsed;
  const kinds = [...NEAR_SLIPS].flatMap((slip) =>
    [1, -1].map((sign) =>
      near.find(
        (other) =>
          other.slip === slip &&
          Math.sign(other.formula.monoisotopicMass - formula.monoisotopicMass) === sign,
      ),
    ),
  );
  const inTurn = [...kinds.slice(index % kinds.length), ...kinds.slice(0, index % kinds.length)];
  const chosen = inTurn.find((other) => other !== undefined);
  return (
    chosen && {
      ...test,
      id: `${test.id}/${chosen.formula.hill}`,
      formula: chosen.formula.hill,
      images: undefined,
    }
  );
}
const NEAR_SLIPS: ReadonlySet<Slip> = new Set<Slip>(['oxygen', 'hydrogen', 'methylene']);

/**
 * Another case of a different formula, drawn by a fixed step through the list, so that a run can be
 * repeated.
 */
function partnerOf(cases: readonly BenchCase[], index: number): BenchCase | undefined {
  for (let step = 1; step < cases.length; step++) {
    const other = cases[(index + 97 * step) % cases.length];
    if (hillOf(other) !== hillOf(cases[index])) return other;
  }
  return undefined;
}

/** The formula of a case in Hill order; as it is written where it cannot be read. */
export function hillOf({ formula }: Pick<BenchCase, 'formula'>): string {
  const parsed = parseFormula(formula);
  return parsed.ok ? parsed.formula.hill : formula;
}

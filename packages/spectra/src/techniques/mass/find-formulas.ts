import type { ElementSymbol } from '../../chemistry/elements.ts';
import { compositionCost, isUsual } from '../../formula/composition-cost.ts';
import { enumerateFormulas } from '../../formula/enumerate-formulas.ts';
import { formulaFromCounts } from '../../formula/formula-from-counts.ts';
import type { Formula } from '../../formula/formula.ts';
import { isotopePeaks } from '../../formula/isotope-peaks.ts';
import { ionMass, neutralMass, ppmError, type Adduct } from './adducts.ts';

export interface FormulaQuestion {
  /** m/z as measured. */
  readonly mz: number;
  readonly adduct: Adduct;
  readonly ppm: number;
  /** Most atoms of each element apart from carbon and hydrogen; absent elements are not tried. */
  readonly most: Readonly<Partial<Record<ElementSymbol, number>>>;
  /** Signals of the ¹³C spectrum: the molecule has at least as many carbons. */
  readonly carbonSignals: number;
  /** Heights of M+1 and M+2 in percent of M, where they were measured. */
  readonly isotopes: { readonly first?: number | undefined; readonly second?: number | undefined };
}

export interface FoundFormula {
  readonly formula: Formula;
  /** Measured less computed. */
  readonly ppm: number;
  /** Computed heights in percent of M. */
  readonly first: number;
  readonly second: number;
  /** Its ratios of elements are those of nearly all compounds, and it is no salt. */
  readonly usual: boolean;
}

/** Heaviest molecule for which formulas are found from a mass: beyond, too many fit any instrument. */
export const MOST_MASS = 1200;
/** Formulas that are ranked. */
const MOST_FORMULAS = 3000;
/** Standard deviation of an accurate mass, ppm: what routine instruments keep. */
const SIGMA_PPM = 2;
/**
 * How far a measured isotope peak may be from the computed one, in percent of M: a fixed part and a share.
 * T. Kind, O. Fiehn, BMC Bioinformatics 7 (2006) 234, find 2 to 10 % on common instruments.
 */
const ISOTOPE_ERROR = { fixed: 1, share: 0.1 } as const;

const fits = (measured: number | undefined, computed: number): boolean =>
  measured === undefined ||
  Math.abs(measured - computed) <= ISOTOPE_ERROR.fixed + ISOTOPE_ERROR.share * computed;

/**
 * Formulas of the molecule whose ion has this mass, the likeliest first: those with unusual ratios of elements
 * last, then by how common the composition is and how well the mass agrees. Within a few ppm the mass alone
 * decides nothing; the ppm of each is given so that a person can judge.
 */
export function findFormulas({ mz, adduct, ppm, most, carbonSignals, isotopes }: FormulaQuestion): {
  readonly found: readonly FoundFormula[];
  readonly complete: boolean;
} {
  const mass = neutralMass(mz, adduct);
  if (!(mass > 0) || mass > MOST_MASS) return { found: [], complete: mass <= 0 };
  const { formulas, complete } = enumerateFormulas({
    mass,
    within: (ppm * 1e-6 * mz) / adduct.molecules,
    most,
    leastCarbons: carbonSignals,
    limit: MOST_FORMULAS,
  });
  const found = formulas
    .map((counts) => {
      const formula = formulaFromCounts(counts);
      const peaks = isotopePeaks(counts);
      const at = (offset: number) => peaks.find((peak) => peak.offset === offset)?.relative ?? 0;
      const error = ppmError(mz, ionMass(formula.monoisotopicMass, adduct));
      return {
        formula,
        ppm: error,
        first: at(1),
        second: at(2),
        // Fewer bonds than atoms need: a salt, which gives the ion of its base and not of itself.
        usual: isUsual(counts) && formula.unsaturation >= 0,
        cost: compositionCost(counts) + (error / SIGMA_PPM) ** 2 / 2,
      };
    })
    .filter(({ first, second }) => fits(isotopes.first, first) && fits(isotopes.second, second))
    .sort((a, b) => Number(b.usual) - Number(a.usual) || a.cost - b.cost);
  return { found, complete };
}

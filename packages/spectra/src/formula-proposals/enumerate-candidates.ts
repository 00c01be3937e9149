import { ELEMENT_FACTS } from '../chemistry/elements.ts';
import { isUsual } from '../formula/composition-cost.ts';
import type { FormulaClues } from '../techniques/formula-clues.ts';
import { neutralMass, type Adduct } from '../techniques/mass/adducts.ts';
import { massNumber } from '../techniques/mass/mass-clue.ts';
import { type Candidate, countsOf, unsaturationOf } from './candidate.ts';
import { otherAtoms, type OtherAtoms } from './other-atoms.ts';

/** Carbons beyond the signals that are tried without a mass: symmetric molecules have fewer signals. */
const MORE_CARBONS = { least: 6, share: 1, most: 16 } as const;
/** Fewer carbons than signals: a line of the solvent or of an impurity. */
const FOREIGN_CARBONS = { withMass: 4, withoutMass: 1 } as const;
/** Hydrogens beyond the integrals that are tried (hidden, on N and O), and fewer (impurities). */
const HYDROGENS = { more: 6, fewer: 2 } as const;

/**
 * Other atoms rarer than this are not tried without a mass: natural logarithm. Nothing but rare luck could tell them
 * from the usual ones.
 */
const RAREST_WITHOUT_MASS = 8.5;

const C12 = ELEMENT_FACTS.C.main.mass;
const H1 = ELEMENT_FACTS.H.main.mass;

/** Whether a closed-shell molecule has these atoms: a whole number of rings and double bonds. */
const isMolecule = (candidate: Candidate): boolean => {
  const unsaturation = unsaturationOf(candidate);
  return unsaturation >= 0 && Number.isInteger(unsaturation);
};

/** Whether the other atoms are possible by what was seen. */
const hasSeen = ({ counts }: OtherAtoms, { seen = [] }: FormulaClues): boolean =>
  seen.every((element) => (counts[element] ?? 0) > 0);

/** All formulas whose ion has this m/z within a window: by mass, or by mass number where `window` is null. */
export function candidatesOfMass(
  { mz, adduct, window }: { mz: number; adduct: Adduct; window: number | null },
  clues: FormulaClues,
): Candidate[] {
  const fewest = Math.max(1, (clues.carbons?.length ?? 0) - FOREIGN_CARBONS.withMass);
  const neutral =
    window === null
      ? (massNumber(mz) - Math.round(adduct.added)) / adduct.molecules
      : neutralMass(mz, adduct);
  const found: Candidate[] = [];
  if (!(neutral > 0) || !(window !== null || Number.isInteger(neutral))) return found;
  for (const others of otherAtoms()) {
    if (!hasSeen(others, clues)) continue;
    const left = neutral - (window === null ? others.massNumber : others.mass);
    if (left < 0) continue;
    // A saturated chain has 2C + 2 hydrogens and those that the other atoms bring.
    const spare = 2 * others.unsaturation + 2;
    const least = Math.ceil((left - spare * H1 - 1) / (C12 + 2 * H1));
    for (let carbons = Math.max(fewest, least); carbons <= left / C12 + 1; carbons++) {
      const rest = left - carbons * C12;
      if (rest < -0.5) break;
      const hydrogens = Math.max(0, Math.round(rest / (window === null ? 1 : H1)));
      if (window !== null && Math.abs(rest - hydrogens * H1) > window) continue;
      if (window === null && hydrogens !== rest) continue;
      const candidate = { carbons, hydrogens, others };
      // Ratios that nearly all compounds keep (Kind and Fiehn): else the least odd one would seem sure.
      if (isMolecule(candidate) && isUsual(countsOf(candidate))) found.push(candidate);
    }
  }
  return found;
}

function hydrogensTried({ hydrogens }: Pick<SignalClues, 'hydrogens'>): ReadonlySet<number> {
  const sum = hydrogens.reduce((total, signal) => total + signal.hydrogens, 0);
  const tried = new Set([2 * sum, 3 * sum]);
  for (let count = sum - HYDROGENS.fewer; count <= sum + HYDROGENS.more; count++) tried.add(count);
  return tried;
}

/** Clues that leave few enough formulas without a mass. */
export type SignalClues = FormulaClues & Required<Pick<FormulaClues, 'carbons' | 'hydrogens'>>;

/** All formulas that the signals of carbons and the integrals of hydrogens leave open, without any mass. */
export function candidatesOfSignals(clues: SignalClues): Candidate[] {
  const signals = clues.carbons.length;
  const { least, share, most } = MORE_CARBONS;
  const mostCarbons = signals + Math.min(most, Math.max(least, Math.round(share * signals)));
  const tried = [...hydrogensTried(clues)];
  const found: Candidate[] = [];
  for (const others of otherAtoms()) {
    if (others.cost > RAREST_WITHOUT_MASS || !hasSeen(others, clues)) continue;
    for (
      let carbons = Math.max(1, signals - FOREIGN_CARBONS.withoutMass);
      carbons <= mostCarbons;
      carbons++
    )
      for (const hydrogens of tried) {
        const candidate = { carbons, hydrogens, others };
        if (hydrogens >= 0 && isMolecule(candidate)) found.push(candidate);
      }
  }
  return found;
}

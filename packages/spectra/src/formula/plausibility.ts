import { ELEMENTS, halogensIn } from '../chemistry/elements.ts';
import type { AtomCounts } from './formula.ts';
import type { FormulaErrorCode } from './formula-error.ts';
import { degreeOfUnsaturation } from './unsaturation.ts';

export interface Implausible {
  readonly code: Extract<
    FormulaErrorCode,
    'only_hydrogen' | 'too_many_hydrogens' | 'too_many_halogens' | 'odd_electrons'
  >;
  readonly count?: number;
  readonly limit?: number;
}

/**
 * Pairs of monovalent atoms a formula may hold beyond what the lowest valences bind, each with its
 * chemistry:
 * - hypervalent S, P and Si (SF6, PCl5, PF6⁻, SiF6²⁻), two pairs a centre, one electronegative
 * partner a pair at least;
 * - hypervalent Cl and Br (with F) and I (with other halogens: IBr3, I3⁻), and ortho-periodic acid
 * (H5IO6);
 * - ammonium salts: one acid molecule a nitrogen, counted by halogens and oxo-acid oxygens
 * (C2H8NCl, (NH4)2SO4);
 * - boron, which accepts a lone pair or shares hydrogens (H3N·BH3, B2H6): one pair a boron.
 * Solvates and hydrates get none: more hydrogens than bonds is then nearly always a slip of the
 * keyboard.
 */
function sparePairs(counts: AtomCounts): number {
  const n = (element: (typeof ELEMENTS)[number]) => counts[element] ?? 0;
  const halogens = halogensIn(counts);
  const hypervalent = Math.min(2 * (n('S') + n('P') + n('Si')), halogens);
  const interhalogen = Math.min(
    2 * (n('Cl') + n('Br')) + 3 * n('I'),
    n('F') + (n('I') ? n('Cl') + n('Br') + n('I') - 1 + Math.floor(n('O') / 3) : 0),
  );
  const salts = Math.min(n('N'), halogens + Math.floor(n('O') / 2) + (n('O') >= 3 ? n('P') : 0));
  return hypervalent + interhalogen + salts + n('B');
}

/**
 * Why no closed-shell molecule or ion of these atoms can exist, or null. Judges by valences only:
 * what it lets through may still be unstable. Not accepted: radicals and radical ions (odd
 * electrons).
 */
export function implausible(counts: AtomCounts, charge = 0): Implausible | null {
  const hydrogens = counts.H ?? 0;
  if (ELEMENTS.every((element) => element === 'H' || !counts[element]))
    return { code: 'only_hydrogen', count: hydrogens };
  const unsaturation = degreeOfUnsaturation(counts, charge);
  const deficit = -unsaturation - sparePairs(counts);
  if (deficit > 0) {
    const excess = Math.ceil(2 * deficit);
    if (hydrogens >= excess)
      return { code: 'too_many_hydrogens', count: hydrogens, limit: hydrogens - excess };
    const halogens = halogensIn(counts);
    return {
      code: 'too_many_halogens',
      count: halogens,
      limit: Math.max(0, halogens + hydrogens - excess),
    };
  }
  return Number.isInteger(unsaturation) ? null : { code: 'odd_electrons', count: hydrogens };
}

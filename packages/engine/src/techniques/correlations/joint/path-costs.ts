import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';

/**
 * Log likelihood of a cross peak by the bonds between its two nuclei, relative to the likeliest path.
 * Two and three bonds are the rule in HMBC and COSY; four are seen now and then, more often through a
 * π system or along a W; what remains are residues of ¹J(C,H) and artefacts (Claridge, High-Resolution
 * NMR Techniques in Organic Chemistry, 3rd ed., ch. 6 and 7). The values are by judgement, not fitted.
 */
const HMBC = [-6, -3, 0, 0, -3, -5.5] as const,
  HMBC_THROUGH_PI = [-6, -3, 0, 0, -1.8, -4.5] as const,
  COSY = [-6, -6, -0.3, 0, -2.6, -4.5] as const,
  COSY_THROUGH_PI = [-6, -6, -0.3, 0, -1, -3] as const;
/** No path is less likely: any peak may be an artefact. */
const ARTEFACT = -6;
/**
 * NOE by the bonds between the hydrogens: neighbours show it as a rule, and molecules fold, so that
 * distant ones lose little.
 */
const NOESY = [0, 0, 0, 0, 0, -0.6, -1] as const,
  NOESY_FAR = -1.5;

/**
 * Log penalty for a cross peak that is expected and absent: methyl groups show theirs nearly always,
 * others often do not, by the size of the coupling. By judgement.
 */
export const ABSENT = { methyl: -0.4, other: -0.08, vicinal: -0.2 } as const;

export const isUnsaturated = ({ graph, perception }: Molecule, atom: number): boolean => {
  if (perception.aromatic[atom] === 1) return true;
  for (let k = 0; k < graph.degree[atom]; k++)
    if (graph.orders[atom * MAX_DEGREE + k] > 1) return true;
  return false;
};

const at = (costs: readonly number[], bonds: number, beyond: number): number =>
  bonds < costs.length ? costs[bonds] : beyond;

/** Of a carbon so many bonds away from the hydrogen; `throughPi`: the carbon is unsaturated. */
export const hmbcPath = (bonds: number, throughPi: boolean): number =>
  at(throughPi ? HMBC_THROUGH_PI : HMBC, bonds, ARTEFACT);
/** Of two hydrogens; `throughPi`: the atom that carries one of them, or its neighbour, is unsaturated. */
export const cosyPath = (bonds: number, throughPi: boolean): number =>
  at(throughPi ? COSY_THROUGH_PI : COSY, bonds, ARTEFACT);
export const noesyPath = (bonds: number): number => at(NOESY, bonds, NOESY_FAR);

/** How a cross peak follows from the bonds between the heavy atoms of its two ends. */
export interface BondPath {
  /** Its partner is a carbon, not a hydrogen. */
  readonly toCarbon: boolean;
  /** Log likelihood by these bonds; `throughPi`: the partner is unsaturated, or of hydrogens either end. */
  readonly byBonds: (bonds: number, throughPi: boolean) => number;
}

/** By kind of correlation; null where it tells distances, not bonds. */
export const BOND_PATHS: Readonly<Record<'HMBC' | 'COSY' | 'NOESY', BondPath | null>> = {
  HMBC: { toCarbon: true, byBonds: (bonds, throughPi) => hmbcPath(bonds + 1, throughPi) },
  COSY: { toCarbon: false, byBonds: (bonds, throughPi) => cosyPath(bonds + 2, throughPi) },
  NOESY: null,
};

const queue = new Uint8Array(256);
/** Bonds to an atom that cannot be reached. */
export const UNREACHED = 99;
/** Bonds between heavy atoms, breadth first, into `out`. */
export function bondsFrom(graph: MolecularGraph, from: number, out: Uint8Array): void {
  out.fill(UNREACHED, 0, graph.atomCount);
  out[from] = 0;
  let end = 0;
  queue[end++] = from;
  for (let next = 0; next < end; next++) {
    const atom = queue[next];
    const slots = atom * MAX_DEGREE;
    for (let k = 0; k < graph.degree[atom]; k++) {
      const other = graph.neighbours[slots + k];
      if (out[other] !== UNREACHED) continue;
      out[other] = out[atom] + 1;
      queue[end++] = other;
    }
  }
}

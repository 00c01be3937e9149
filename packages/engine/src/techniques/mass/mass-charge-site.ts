import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { CleavageKind } from '../../evidence/cleavages.ts';

/** Per atom: what stabilises a positive charge there. */
export interface AtomTraits {
  readonly graph: MolecularGraph;
  readonly sp3: Uint8Array;
  readonly carbonyl: Uint8Array;
  readonly ring: Uint8Array;
  readonly aromatic: Uint8Array;
}

export function describeAtoms(graph: MolecularGraph, perception: Perception): AtomTraits {
  const sp3 = new Uint8Array(graph.atomCount);
  const carbonyl = new Uint8Array(graph.atomCount);
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] !== 6) continue;
    sp3[a] = perception.aromatic[a] ? 0 : 1;
    for (let k = 0; k < graph.degree[a]; k++) {
      const slot = a * MAX_DEGREE + k;
      if (graph.orders[slot] === 1) continue;
      sp3[a] = 0;
      if (graph.orders[slot] === 2 && graph.element[graph.neighbours[slot]] === 8) carbonyl[a] = 1;
    }
  }
  return { graph, sp3, carbonyl, ring: perception.smallestRing, aromatic: perception.aromatic };
}

/**
 * Kind of the cation whose charge is on `a`, by the best stabilisation it has (nitrogen before
 * oxygen before aryl, Stevenson's order).
 */
export function chargeSite(traits: AtomTraits, a: number): CleavageKind {
  const { graph, sp3, carbonyl, aromatic } = traits;
  if (graph.element[a] !== 6) return 'hetero-cation';
  if (carbonyl[a]) return 'acylium';
  if (aromatic[a]) return 'aryl';
  if (!sp3[a]) return 'vinyl';
  let nitrogen = false,
    oxygen = false,
    sulfur = false,
    aryl = false,
    vinyl = false,
    carbons = 0;
  for (let k = 0; k < graph.degree[a]; k++) {
    const b = graph.neighbours[a * MAX_DEGREE + k];
    const element = graph.element[b];
    if (element === 7) nitrogen ||= graph.charge[b] === 0;
    else if (element === 8) oxygen = true;
    else if (element === 16) sulfur = true;
    else if (element === 6) {
      carbons++;
      if (aromatic[b]) aryl = true;
      else if (!sp3[b] && !carbonyl[b]) vinyl = true;
    }
  }
  if (nitrogen) return 'alpha-nitrogen';
  if (aryl) return 'benzylic';
  if (oxygen) return 'alpha-oxygen';
  if (sulfur) return 'alpha-sulfur';
  if (vinyl) return 'allylic';
  // The cut bond took one of the four valences, so hydrogens tell the degree of the cation.
  return carbons >= 3 || graph.hydrogens[a] === 0
    ? 'tertiary'
    : graph.hydrogens[a] === 1
      ? 'secondary'
      : graph.hydrogens[a] === 2
        ? 'primary'
        : 'methyl';
}

/** Kind of the radical that leaves with atom `leaving`, losing `loss` Da in all. */
export function leavingKind(
  graph: MolecularGraph,
  traits: AtomTraits,
  what: { leaving: number; loss: number },
): CleavageKind | undefined {
  const { leaving, loss } = what;
  const element = graph.element[leaving];
  if (element === 35 || element === 53) return 'loses-bromine-or-iodine';
  if (element === 17) return 'loses-chlorine';
  if (element === 8) return 'loses-oxygen-radical';
  if (element === 7) return 'loses-nitrogen-radical';
  if (element !== 6) return undefined;
  if (traits.carbonyl[leaving]) return 'loses-acyl';
  if (loss === 15) return 'loses-methyl';
  return traits.sp3[leaving] ? 'loses-alkyl' : undefined;
}

import type { ExplainedCandidate } from '../statements/explained-candidate.ts';
import type { EvidenceOf } from '../evidence/evidence.ts';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';

/** Bonds between two atoms, by breadth-first search; 99 when unconnected. */
export function bondsBetween(graph: MolecularGraph, from: number): Uint8Array {
  const bonds = new Uint8Array(graph.atomCount).fill(99);
  bonds[from] = 0;
  for (const queue = [from]; queue.length > 0;) {
    const at = queue.shift()!;
    for (let k = 0; k < graph.degree[at]; k++) {
      const next = graph.neighbours[at * MAX_DEGREE + k];
      if (bonds[next] <= bonds[at] + 1) continue;
      bonds[next] = bonds[at] + 1;
      queue.push(next);
    }
  }
  return bonds;
}

export type Assignment = EvidenceOf<'proton-assignment' | 'carbon-assignment'>;
const atomsAt = (items: readonly Assignment[], peak: number) =>
  items.filter((item) => item.peak === peak).flatMap(({ atoms }) => atoms);

/**
 * How near a prediction must be for a signal to be another group's of a candidate too, standard
 * deviations.
 */
const MAY_BE_SD = 2.5;
/** What is added to each standard deviation meanwhile, ppm. */
export const MAY_BE_PPM = { carbon: 0.8, proton: 0.12 } as const;

/**
 * Every atom that a signal may belong to in a candidate: those assigned to it and those predicted
 * near it. `widen`: of `MAY_BE_PPM`.
 */
export function atomsNear(
  items: readonly Assignment[],
  { peak, observed }: Assignment,
  widen: number,
): number[] {
  const near = items.filter(
    ({ predicted, sd }) => Math.abs(observed - predicted) <= MAY_BE_SD * Math.hypot(sd, widen),
  );
  return [...new Set([...atomsAt(items, peak), ...near.flatMap(({ atoms }) => atoms)])];
}

/**
 * True when hydrogens on some atom of the first list lie as many heavy-atom bonds from one of the
 * second as given.
 */
export function correlates(
  { graph }: ExplainedCandidate,
  hydrogens: readonly number[],
  partners: readonly number[],
  bonds: readonly number[],
): boolean {
  return hydrogens.some((h) => {
    const distance = bondsBetween(graph, h);
    return partners.some((partner) => bonds.includes(distance[partner]));
  });
}

import { C } from '../atomic-numbers.ts';
import { MAX_DEGREE, type MolecularGraph } from '../graph.ts';
import type { Perception } from '../perception.ts';
import { locateGroups } from './functional-groups.ts';

const RING = 6;

/** Atoms that ring bonds join to an atom. */
function inRings({ graph, perception }: Rings, atom: number): number[] {
  const start = atom * MAX_DEGREE;
  return Array.from({ length: graph.degree[atom] }, (_, k) => start + k)
    .filter((slot) => perception.ringBond[slot] === 1)
    .map((slot) => graph.neighbours[slot]);
}

interface Rings {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

/** Whether an atom is in a ring of six carbons. */
function isInCarbocycle(molecule: Rings, first: number): boolean {
  const closes = (path: readonly number[]): boolean =>
    inRings(molecule, path.at(-1)!).some((next) =>
      path.length === RING
        ? next === first
        : molecule.graph.element[next] === C && !path.includes(next) && closes([...path, next]),
    );
  return closes([first]);
}

/** All atoms of the ring system that an atom is in. */
function ringSystem(molecule: Rings, first: number): ReadonlySet<number> {
  const system = new Set([first]);
  for (const atom of system) for (const next of inRings(molecule, atom)) system.add(next);
  return system;
}

/**
 * Whether the group `quinone` of `locateGroups` is that of a quinone: two carbonyls or more of it in one ring system,
 * each in a ring of six carbons (IUPAC Gold Book, "quinones": cyclic diones made from aromatic compounds). The group is
 * wider, since the weights of infrared bands were learned with it: it has the single C=O of pyranones, chromones and
 * xanthones too. It does not have 1,2-quinones, which are 1,2-diketones there.
 */
export function isGroupOfQuinone(graph: MolecularGraph, perception: Perception): boolean {
  const molecule = { graph, perception };
  const carbonyls = locateGroups(graph, perception)
    .filter(({ group }) => group === 'quinone')
    .flatMap(({ atoms }) => atoms.filter((atom) => graph.element[atom] === C))
    .filter((atom) => isInCarbocycle(molecule, atom));
  return carbonyls.some((one) => {
    const system = ringSystem(molecule, one);
    return carbonyls.some((other) => other !== one && system.has(other));
  });
}

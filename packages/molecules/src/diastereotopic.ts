import { copyGraph, MAX_DEGREE, type MolecularGraph } from './graph.ts';
import { perceive } from './perceive.ts';
import type { Perception } from './perception.ts';

/** An element that no molecule here has: marks one atom as different from all others. */
const MARK = 118;

/** Saturated atoms with four different substituents, as far as the constitution says. */
function stereocentres(graph: MolecularGraph, { symmetryClass }: Perception): number[] {
  const found: number[] = [];
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (
      (graph.element[atom] !== 6 && graph.element[atom] !== MARK) ||
      graph.degree[atom] + graph.hydrogens[atom] !== 4 ||
      graph.hydrogens[atom] > 1
    )
      continue;
    const classes = new Set<number>();
    for (let k = 0; k < graph.degree[atom]; k++)
      classes.add(symmetryClass[graph.neighbours[atom * MAX_DEGREE + k]]);
    if (classes.size === graph.degree[atom]) found.push(atom);
  }
  return found;
}

/** The stereocentres of a molecule in which one atom is made different from all others. */
export function centresWhenMarked(graph: MolecularGraph, atom: number): number[] {
  const marked = copyGraph(graph);
  marked.element[atom] = MARK;
  return stereocentres(marked, perceive(marked));
}

/**
 * Whether the two hydrogens of a CH2 differ in a molecule without fast inversion of a stereocentre:
 * exchanging one for something else would make a stereocentre here and there is, or would then be,
 * another one (E. L. Eliel, J. Chem. Educ. 57 (1980) 52). Chains only: in rings the answer depends
 * on more than this.
 */
export function isDiastereotopic(graph: MolecularGraph, atom: number): boolean {
  const marked = copyGraph(graph);
  marked.element[atom] = MARK;
  const perception = perceive(marked);
  const neighbours = Array.from(
    { length: graph.degree[atom] },
    (_, k) => perception.symmetryClass[graph.neighbours[atom * MAX_DEGREE + k]],
  );
  if (new Set(neighbours).size < neighbours.length) return false;
  return stereocentres(marked, perception).some((centre) => centre !== atom);
}

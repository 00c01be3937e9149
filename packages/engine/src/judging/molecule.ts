import type { MolecularGraph } from '../molecules/graph.ts';
import type { Perception } from '../molecules/perception.ts';

/** A molecule as it is judged. */
export interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

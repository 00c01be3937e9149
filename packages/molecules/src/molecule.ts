import type { MolecularGraph } from './graph.ts';
import type { Perception } from './perception.ts';

/** A molecule as it is judged. */
export interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

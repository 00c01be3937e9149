import type { MolecularGraph } from '../../molecules/graph.ts';
import { perceive } from '../../molecules/perceive.ts';
import type { Perception } from '../../molecules/perception.ts';
import { withoutMetalHydrogens } from './parts.ts';

/** A graph with what was perceived of it. */
export interface Perceived {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

/**
 * A structure as it is named and compared: without hydrogens of metals as atoms, perceived once.
 */
export function perceiveWhole(structure: MolecularGraph): Perceived {
  const graph = withoutMetalHydrogens(structure);
  return { graph, perception: perceive(graph) };
}

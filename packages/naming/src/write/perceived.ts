import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { Perception } from '@elucida/molecules/perception';
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

import type { MolecularGraph } from '../../molecules/graph.ts';
import type { Building } from './building.ts';

/**
 * A molecule read from a name: its constitution, and what the name says of its stereochemistry (see
 * `settleStereo`).
 */
export interface ParsedName {
  readonly graph: MolecularGraph;
  readonly building: Building;
}

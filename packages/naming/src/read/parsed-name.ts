import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Building } from './building.ts';

/**
 * A molecule read from a name: its constitution, and what the name says of its stereochemistry (see
 * `settleStereo`).
 */
export interface ParsedName {
  readonly graph: MolecularGraph;
  readonly building: Building;
}

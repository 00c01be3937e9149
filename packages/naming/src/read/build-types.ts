import type { Building } from './building.ts';
import type { Fragment } from './fragment.ts';
import type { Level, Node, Unit } from './tree.ts';

/**
 * The builders call each other: levels hold nodes, nodes hold levels. Each gets the one it needs by
 * these types.
 */
export type BuildLevel = (building: Building, level: Level, strict: boolean) => Fragment;
export type BuildNode = (building: Building, node: Node, strict: boolean) => Fragment;
export type AttachAll = (
  building: Building,
  fragment: Fragment,
  others: readonly Unit[],
  strict: boolean,
) => void;

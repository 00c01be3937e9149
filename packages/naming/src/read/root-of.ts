import { CannotBuild } from './building.ts';
import type { Level, Unit } from './tree.ts';

/** A level without its root, and the root. */
export function rootOf(level: Level): { readonly root: Unit; readonly others: readonly Unit[] } {
  const root = level.units.at(-1);
  if (!root || root.node.is === 'hydro' || root.node.is === 'change')
    throw new CannotBuild('no root');
  return { root, others: level.units.slice(0, -1) };
}

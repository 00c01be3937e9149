import type { CharacteristicGroup } from './characteristic-group.ts';
import { order, type Molecule } from './molecule.ts';
import type { Descriptor } from './name-tree.ts';
import { lettered, placeOrder, type Place } from './place.ts';
import type { Skeleton } from './skeleton.ts';

/** A parent, the bond by which it is a prefix, and its principal groups. */
interface Stated {
  readonly skeleton: Skeleton;
  readonly free?: { readonly root: number; readonly from: number };
  readonly groups: readonly CharacteristicGroup[];
}

/**
 * Stereodescriptors that a parent cites (P-91.2): of its own atoms, its own double bonds, and the
 * double bonds by which prefixes and suffixes hang on it. The bond of a free valence belongs to the
 * other side.
 */
export function skeletonStereo(
  m: Molecule,
  { skeleton, free, groups }: Stated,
  places: ReadonlyMap<number, Place>,
): Descriptor[] {
  if (m.atomLabels.size === 0 && m.bondLabels.size === 0) return [];
  const found: Descriptor[] = [];
  const inside = new Set(skeleton.atoms);
  const placeOf = (a: number): Place | null =>
    skeleton.placeless ? null : (places.get(a) ?? null);
  const addBonds = (a: number, place: Place | null) => {
    for (const b of m.neighbours[a]) {
      if (
        (free?.root === a && b === free.from) ||
        (inside.has(b) && b < a && inside.has(a)) ||
        order(m, a, b) !== 2
      )
        continue;
      const label = m.bondLabels.get(Math.min(a, b) * 256 + Math.max(a, b));
      if (!label) continue;
      const other = inside.has(b) ? placeOf(b) : null;
      found.push({
        place: other && place && placeOrder(other) < placeOrder(place) ? other : place,
        label,
      });
    }
  };
  for (const a of skeleton.atoms) {
    const label = m.atomLabels.get(a);
    if (label) found.push({ place: placeOf(a), label });
    addBonds(a, placeOf(a));
  }
  for (const group of groups) {
    const isInside = (b: number) => group.own.includes(b) || b === group.carbon || inside.has(b);
    for (const site of group.sites) {
      const outer = m.neighbours[site.atom].find(
        (b) => !isInside(b) && order(m, site.atom, b) === 2,
      );
      if (outer === undefined) continue;
      const label = m.bondLabels.get(Math.min(site.atom, outer) * 256 + Math.max(site.atom, outer));
      if (label) found.push({ place: lettered(site.symbol, site.primes), label });
    }
    if (group.carbon >= 0 && !inside.has(group.carbon)) {
      for (const b of group.own) {
        const label =
          order(m, group.carbon, b) === 2
            ? m.bondLabels.get(Math.min(group.carbon, b) * 256 + Math.max(group.carbon, b))
            : undefined;
        if (label) found.push({ place: null, label });
      }
    }
    for (const a of group.own) {
      const label = m.graph.element[a] === 16 ? m.atomLabels.get(a) : undefined;
      if (label) found.push({ place: lettered('S', 0), label });
    }
  }
  return found.sort(
    (p, q) => (p.place ? placeOrder(p.place) : 0) - (q.place ? placeOrder(q.place) : 0),
  );
}

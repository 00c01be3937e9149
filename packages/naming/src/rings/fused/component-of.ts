import type { Locant } from '../locant.ts';
import { ringCount, subSkeleton, type Skeleton } from '../skeleton.ts';
import { skeletonOrder } from '../skeleton-order.ts';
import { benzoHeterocycle } from './benzo-heterocycle.ts';
import type { Component } from './component.ts';
import { monocycleComponent } from './monocycle-component.ts';
import { retainedComponent } from './retained-component.ts';

/**
 * Components by skeleton: the same rings come in every system. Bounded, because the keys come from
 * users.
 */
const MEMORY = new Map<string, Component | null>();
const MAX_REMEMBERED = 20_000;

/** The name of a ring or fused system that needs no fusion brackets; null where it has none. */
export function componentOf(skeleton: Skeleton): Component | null {
  const { order, key } = skeletonOrder(
    skeleton,
    skeleton.elements.map(() => 0),
  );
  let component = MEMORY.get(key);
  if (component === undefined) {
    const ordered = subSkeleton(skeleton, order);
    component =
      ringCount(ordered) === 1
        ? monocycleComponent(ordered)
        : (retainedComponent(ordered) ?? benzoHeterocycle(ordered));
    if (MEMORY.size >= MAX_REMEMBERED) MEMORY.clear();
    MEMORY.set(key, component);
  }
  return (
    component && {
      ...component,
      numberings: component.numberings.map((locants) => inInput(locants, order)),
    }
  );
}

function inInput(locants: readonly Locant[], order: readonly number[]): Locant[] {
  const result = new Array<Locant>(order.length);
  order.forEach((atom, i) => {
    result[atom] = locants[i];
  });
  return result;
}

import { ringCount, type Skeleton } from '../skeleton.ts';
import { benzoHeterocycle } from './benzo-heterocycle.ts';
import type { Component } from './component.ts';
import { monocycleComponent } from './monocycle-component.ts';
import { retainedComponent } from './retained-component.ts';

/** The name of a ring or fused system that needs no fusion brackets; null where it has none. */
export function componentOf(skeleton: Skeleton): Component | null {
  if (ringCount(skeleton) === 1) return monocycleComponent(skeleton);
  return retainedComponent(skeleton) ?? benzoHeterocycle(skeleton);
}

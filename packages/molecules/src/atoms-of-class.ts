import type { Perception } from './perception.ts';

/** Heavy atoms of a symmetry class, ascending. */
export function atomsOfClass({ symmetryClass }: Perception, wanted: number): number[] {
  return [...symmetryClass.keys()].filter((atom) => symmetryClass[atom] === wanted);
}

import { MAX_DEGREE, neighboursOf, type MolecularGraph } from './graph.ts';
import type { Perception } from './perception.ts';

/** C=C bonds outside small rings with two different substituents at either end. */
export function stereoBonds({
  graph,
  perception,
}: {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}): [number, number][] {
  const twoSided = (atom: number, partner: number) => {
    const others = neighboursOf(graph, atom)
      .filter((other) => other !== partner)
      .map((other) => perception.symmetryClass[other]);
    return (
      others.length + graph.hydrogens[atom] === 2 &&
      graph.hydrogens[atom] < 2 &&
      new Set(others).size === others.length
    );
  };
  return [...graph.element.keys()].flatMap((a) =>
    neighboursOf(graph, a).flatMap((b, k): [number, number][] => {
      if (
        a > b ||
        graph.orders[a * MAX_DEGREE + k] !== 2 ||
        graph.element[a] !== 6 ||
        graph.element[b] !== 6
      )
        return [];
      const ring = perception.bondRing[a * MAX_DEGREE + k];
      return perception.aromaticBond[a * MAX_DEGREE + k] === 0 &&
        (ring === 0 || ring > 7) &&
        twoSided(a, b) &&
        twoSided(b, a)
        ? [[a, b]]
        : [];
    }),
  );
}

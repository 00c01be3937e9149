import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { Perception } from '@elucida/molecules/perception';
import { graphFromSmiles } from '@elucida/molecules/smiles';

const CARBON = 6,
  NITROGEN = 7,
  OXYGEN = 8,
  SULFUR = 16;

/**
 * Kinds of skeleton that a structure has, by rules on its graph; `plain` where it has none of them.
 * An atom with four ring bonds joins two rings as a spiro centre unless one of the rings goes through both pairs; a
 * bridgehead is an atom with three ring bonds that shares no bond with another such atom of its two rings.
 */
export function skeletonKinds(smiles: string): string[] {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  const kinds = RULES.filter(([, has]) =>
    atomsOf(graph).some((a) => has(graph, perception, a)),
  ).map(([kind]) => kind);
  return kinds.length > 0 ? kinds : ['plain'];
}

type Rule = (graph: MolecularGraph, perception: Perception, atom: number) => boolean;

const atomsOf = ({ atomCount }: MolecularGraph): number[] =>
  Array.from({ length: atomCount }, (_, a) => a);

interface Bond {
  readonly to: number;
  readonly order: number;
  readonly isInRing: boolean;
}

const bondsOf = (graph: MolecularGraph, { ringBond }: Perception, a: number): Bond[] =>
  Array.from({ length: graph.degree[a] }, (_, k) => a * MAX_DEGREE + k).map((slot) => ({
    to: graph.neighbours[slot],
    order: graph.orders[slot],
    isInRing: ringBond[slot] === 1,
  }));

const ringBonds: (...of: Parameters<Rule>) => Bond[] = (graph, perception, a) =>
  bondsOf(graph, perception, a).filter(({ isInRing }) => isInRing);

const isSaturatedCarbon: Rule = (graph, perception, a) =>
  graph.element[a] === CARBON &&
  perception.aromatic[a] === 0 &&
  bondsOf(graph, perception, a).every(({ order }) => order === 1);

const isAcetal: Rule = (graph, perception, a) =>
  isSaturatedCarbon(graph, perception, a) &&
  bondsOf(graph, perception, a).filter(({ to }) => graph.element[to] === OXYGEN).length >= 2;

const isSpiro: Rule = (graph, perception, a) =>
  ringBonds(graph, perception, a).length === 4 &&
  !bondsOf(graph, perception, a).some(
    ({ to, isInRing }) => isInRing && ringBonds(graph, perception, to).length >= 3,
  );

const isBridgehead: Rule = (graph, perception, a) =>
  isSaturatedCarbon(graph, perception, a) &&
  ringBonds(graph, perception, a).length === 3 &&
  !ringBonds(graph, perception, a).some(({ to }) => ringBonds(graph, perception, to).length >= 3);

const isFusedHeteroarene: Rule = (graph, perception, a) =>
  perception.aromatic[a] === 1 &&
  ringBonds(graph, perception, a).length === 3 &&
  ringBonds(graph, perception, a).some(
    ({ to }) =>
      graph.element[to] !== CARBON ||
      bondsOf(graph, perception, to).some(
        (next) => graph.element[next.to] !== CARBON && perception.aromatic[next.to] === 1,
      ),
  );

const isRingCarbonyl: Rule = (graph, perception, a) =>
  bondsOf(graph, perception, a).some(
    ({ to, order }) => order === 2 && graph.element[to] === OXYGEN,
  ) && ringBonds(graph, perception, a).length === 2;

/** A lactone next to a quaternary carbon. */
const isCrowdedLactone: Rule = (graph, perception, a) =>
  isRingCarbonyl(graph, perception, a) &&
  ringBonds(graph, perception, a).some(({ to }) => graph.element[to] === OXYGEN) &&
  atomsOf(graph).some(
    (other) => isSaturatedCarbon(graph, perception, other) && graph.degree[other] === 4,
  );

/** A sulfonyl group with nitrogen in a ring. */
const isSultam: Rule = (graph, perception, a) =>
  graph.element[a] === SULFUR &&
  bondsOf(graph, perception, a).filter(({ order }) => order === 2).length === 2 &&
  ringBonds(graph, perception, a).some(({ to }) => graph.element[to] === NITROGEN);

/** Charges that are not those of a nitro group, an N-oxide, an azide or the like next to each other. */
const isInnerSalt: Rule = (graph, perception, a) =>
  graph.charge[a] !== 0 &&
  !bondsOf(graph, perception, a).some(({ to }) => graph.charge[to] * graph.charge[a] < 0);

/** A saturated carbon that two rings share. */
const isFusedSaturated: Rule = (graph, perception, a) =>
  isSaturatedCarbon(graph, perception, a) &&
  ringBonds(graph, perception, a).length >= 3 &&
  ringBonds(graph, perception, a).some(({ to }) => ringBonds(graph, perception, to).length >= 3);

const RULES: readonly (readonly [string, Rule])[] = [
  ['acetal', isAcetal],
  ['spiro', isSpiro],
  ['bridged', isBridgehead],
  ['fused, saturated', isFusedSaturated],
  ['fused heteroarene', isFusedHeteroarene],
  ['lactone and quaternary carbon', isCrowdedLactone],
  ['sultam', isSultam],
  ['inner salt', isInnerSalt],
];

import type { Formula } from '@elucida/spectra/formula/formula';
import { addBond, emptyGraph, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Task } from '../../stages.ts';
import type { Random } from '../search/random.ts';
import type { Assembly } from '../search/whole-starts.ts';
import type { LearnedPiece } from './learned-piece.ts';
import { partSets } from './part-sets.ts';
import type { PartEvidence } from './score-part-set.ts';
import type { WeighedPiece } from './weigh-pieces.ts';

/**
 * Sets of known parts that use up the formula and fit the signals (`partSets`), best first, each
 * ready to be joined, where its parts are joined in known molecules, to a random tree.
 */
export function jigsaw(
  pieces: readonly WeighedPiece[],
  formula: Formula,
  evidence: PartEvidence,
  random: Random,
  task: Pick<Task, 'checkpoint'>,
): Assembly[] {
  return partSets(pieces, formula, evidence, random, task).map(
    ({ parts }): Assembly =>
      (chance) =>
        join(parts, formula.heavyAtoms, chance),
  );
}

/** Joins parts at their open places to a random tree; null when it got stuck. */
function join(
  parts: readonly LearnedPiece[],
  atomCount: number,
  random: Random,
): MolecularGraph | null {
  const graph = emptyGraph(atomCount);
  const places: number[] = [];
  let start = 0;
  for (const part of shuffled(parts, random)) {
    const own = copyPart(graph, part, start);
    if (start > 0) {
      if (places.length === 0 || own.length === 0) return null;
      const [from] = own.splice(random.below(own.length), 1);
      const [to] = places.splice(random.below(places.length), 1);
      if (graph.degree[from] >= MAX_DEGREE || graph.degree[to] >= MAX_DEGREE) return null;
      addBond(graph, from, to, 1);
      graph.hydrogens[from]--;
      graph.hydrogens[to]--;
    }
    places.push(...own);
    start += part.graph.atomCount;
  }
  return places.length === 0 ? graph : null;
}

/** Copies a part behind the atoms that are there; returns its open places. */
function copyPart(
  graph: MolecularGraph,
  { graph: part, row }: LearnedPiece,
  start: number,
): number[] {
  graph.element.set(part.element, start);
  graph.charge.set(part.charge, start);
  graph.hydrogens.set(part.hydrogens, start);
  for (let a = 0; a < part.atomCount; a++) {
    for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + part.degree[a]; slot++)
      if (part.neighbours[slot] > a)
        addBond(graph, start + a, start + part.neighbours[slot], part.orders[slot]);
  }
  return row.open.map((atom) => start + atom);
}

/**
 * Parts with several open places first, so that there is always somewhere to go on; at random
 * otherwise.
 */
function shuffled(parts: readonly LearnedPiece[], random: Random): LearnedPiece[] {
  return parts
    .map((part) => ({ part, key: (part.row.open.length > 1 ? 0 : 1) + random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ part }) => part);
}

import type { PieceRow } from '@elucida/prediction/data/piece-row';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { combine } from '@elucida/molecules/hashing';
import type { Perception } from '@elucida/molecules/perception';
import { linkType } from '@elucida/prediction/environments';

/** A part of a molecule. */
export interface CutPiece {
  /** Equal for equal parts, cut bonds in the same places. */
  readonly key: string;
  readonly row: Pick<PieceRow, 'atoms' | 'bonds' | 'open' | 'isCyclic'>;
  /**
   * Atoms of the molecule, and what tells them apart within the part (equal for equivalent ones,
   * and between equal parts).
   */
  readonly source: readonly number[];
  readonly colour: readonly number[];
  /** Which of them are aromatic in the molecule. */
  readonly aromatic: readonly boolean[];
}

const ROUNDS = 8;

/**
 * Cuts all single bonds outside rings between atoms with several neighbours; with `bareRings` also
 * those between a ring and a single atom, so that ring systems come without the methyl, hydroxyl or
 * halogen they carry.
 */
export function cutPieces(
  graph: MolecularGraph,
  perception: Perception,
  bareRings = false,
): CutPiece[] {
  const { eachKept, groups } = cut(graph, perception, bareRings);
  return groups.map((source) => describe(graph, perception, source, eachKept));
}

/**
 * Connected sets of two to `mostParts` of the parts of `cutPieces`, taken as one part each (a
 * tert-butyl carbamate, an ethyl ester, a benzyl ether): their inner surroundings are known, so
 * their shifts spread less, and a molecule needs fewer of them. Up to `mostAtoms` atoms.
 */
export function unitePieces(
  graph: MolecularGraph,
  perception: Perception,
  { mostParts, mostAtoms }: { mostParts: number; mostAtoms: number },
): CutPiece[] {
  const { groups } = cut(graph, perception, false);
  const groupOf = new Map(groups.flatMap((source, i) => source.map((atom) => [atom, i] as const)));
  const beside = groups.map(
    (source, i) =>
      new Set(
        source
          .flatMap((atom) => slotsOf(graph, atom).map((slot) => graph.neighbours[slot]))
          .map((atom) => groupOf.get(atom)!)
          .filter((other) => other !== i),
      ),
  );
  const size = (set: readonly number[]) => set.reduce((sum, i) => sum + groups[i].length, 0);
  const found = new Map<string, readonly number[]>();
  let sets: (readonly number[])[] = groups.map((_, i) => [i]);
  for (let parts = 2; parts <= mostParts; parts++) {
    const larger = new Map<string, readonly number[]>();
    for (const set of sets)
      for (const next of new Set(set.flatMap((i) => [...beside[i]]))) {
        if (set.includes(next)) continue;
        const together = [...set, next].sort((a, b) => a - b);
        if (size(together) <= mostAtoms) larger.set(together.join(), together);
      }
    larger.forEach((set, key) => found.set(key, set));
    sets = [...larger.values()];
  }
  return [...found.values()]
    .filter((set) => set.length < groups.length)
    .map((set) => {
      const source = set.flatMap((i) => groups[i]);
      const isIn = new Set(source);
      return describe(graph, perception, source, (atom, visit) => {
        for (const slot of slotsOf(graph, atom))
          if (isIn.has(graph.neighbours[slot])) visit(graph.neighbours[slot], slot);
      });
    });
}

/** The atoms of each part, and which bonds stay. */
function cut(
  graph: MolecularGraph,
  perception: Perception,
  bareRings: boolean,
): { groups: number[][]; eachKept: EachKept } {
  const isRingAtom = (atom: number): boolean =>
    slotsOf(graph, atom).some((slot) => perception.ringBond[slot] === 1);
  const isCut = (atom: number, slot: number): boolean => {
    const other = graph.neighbours[slot];
    if (graph.orders[slot] !== 1 || perception.ringBond[slot] === 1) return false;
    return (
      (graph.degree[atom] > 1 && graph.degree[other] > 1) ||
      (bareRings && (isRingAtom(atom) || isRingAtom(other)))
    );
  };
  const eachKept: EachKept = (atom, visit) => {
    for (const slot of slotsOf(graph, atom))
      if (!isCut(atom, slot)) visit(graph.neighbours[slot], slot);
  };
  const taken = new Uint8Array(graph.atomCount);
  const groups: number[][] = [];
  for (let start = 0; start < graph.atomCount; start++) {
    if (taken[start] === 1) continue;
    const source = [start];
    taken[start] = 1;
    for (const atom of source) {
      eachKept(atom, (other) => {
        if (taken[other] === 1) return;
        taken[other] = 1;
        source.push(other);
      });
    }
    groups.push(source);
  }
  return { groups, eachKept };
}

type EachKept = (atom: number, visit: (other: number, slot: number) => void) => void;

const slotsOf = ({ degree }: MolecularGraph, atom: number): number[] =>
  Array.from({ length: degree[atom] }, (_, i) => atom * MAX_DEGREE + i);

function describe(
  graph: MolecularGraph,
  perception: Perception,
  source: readonly number[],
  eachKept: EachKept,
): CutPiece {
  const open = source.map((atom) => {
    let kept = 0;
    eachKept(atom, () => kept++);
    return graph.degree[atom] - kept;
  });
  const indexOf = new Map(source.map((atom, i) => [atom, i]));
  let colour = source.map((atom, i) =>
    combine(
      graph.element[atom] | (graph.hydrogens[atom] << 8) | (open[i] << 12),
      (graph.charge[atom] & 7) | (perception.aromatic[atom] << 3),
    ),
  );
  const bonds: number[] = [];
  let isCyclic = false;
  for (let round = 0; round < ROUNDS; round++) {
    colour = source.map((atom, i) => {
      let sum = 0;
      eachKept(atom, (other, slot) => {
        const j = indexOf.get(other)!;
        sum = (sum + combine(colour[j], linkType(graph, perception, slot))) | 0;
        if (round > 0 || j < i) return;
        bonds.push(i, j, graph.orders[slot]);
        isCyclic ||= perception.ringBond[slot] === 1;
      });
      return combine(colour[i], sum);
    });
  }
  return {
    key: [...colour].sort((a, b) => a - b).join(),
    source,
    colour,
    aromatic: source.map((atom) => perception.aromatic[atom] === 1),
    row: {
      atoms: source.flatMap((atom, i) => [
        graph.element[atom],
        graph.charge[atom],
        graph.hydrogens[atom] + open[i],
      ]),
      bonds,
      open: open.flatMap((bonds, i) => Array.from({ length: bonds }, () => i)),
      isCyclic,
    },
  };
}

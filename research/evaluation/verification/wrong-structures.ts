import {
  addBond,
  bondsOf,
  emptyGraph,
  MAX_DEGREE,
  type MolecularGraph,
} from '@elucida/molecules/graph';
import { likelyByproducts } from '@elucida/molecules/reactions/likely-byproducts';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { isPlausible } from '@elucida/engine/candidates/search/is-plausible';

/** Ways in which a structure that somebody expects is wrong. */
export const WRONG_KINDS = ['position', 'chain', 'function', 'homologue', 'byproduct'] as const;
export type WrongKind = (typeof WRONG_KINDS)[number];

type Bond = readonly [a: number, b: number, order: number];

/** Each bond once. */
const allBonds = (graph: MolecularGraph): Bond[] =>
  Array.from({ length: graph.atomCount }, (_, a) => a).flatMap((a) =>
    bondsOf(graph, a)
      .filter(({ other }) => other > a)
      .map(({ other, order }): Bond => [a, other, order]),
  );

/** A molecule of other bonds and hydrogens, and of carbons more at its end; null where no such exists. */
function rebuilt(
  graph: MolecularGraph,
  bonds: readonly Bond[],
  hydrogens: readonly number[],
): MolecularGraph | null {
  if (hydrogens.some((count) => count < 0)) return null;
  const made = emptyGraph(hydrogens.length);
  hydrogens.forEach((count, a) => {
    made.element[a] = a < graph.atomCount ? graph.element[a] : 6;
    made.charge[a] = a < graph.atomCount ? graph.charge[a] : 0;
    made.hydrogens[a] = count;
  });
  for (const [a, b, order] of bonds) {
    if (made.degree[a] >= MAX_DEGREE || made.degree[b] >= MAX_DEGREE) return null;
    addBond(made, a, b, order);
  }
  return made;
}

/** A substituent goes to the next atom: of a ring (`position`), or of a chain. */
function moved(graph: MolecularGraph, inRing: boolean): MolecularGraph[] {
  const { ringBond, smallestRing } = perceive(graph);
  const bonds = allBonds(graph);
  return bonds.flatMap(([p, q, order]) =>
    [
      [p, q],
      [q, p],
    ].flatMap(([a, x]) => {
      const slot = Array.from({ length: graph.degree[a] }, (_, k) => a * MAX_DEGREE + k).find(
        (each) => graph.neighbours[each] === x,
      )!;
      if (order !== 1 || ringBond[slot] === 1 || graph.element[a] !== 6) return [];
      if (smallestRing[a] > 0 !== inRing) return [];
      return Array.from({ length: graph.degree[a] }, (_, k) => a * MAX_DEGREE + k).flatMap(
        (next) => {
          const b = graph.neighbours[next];
          if (b === x || graph.element[b] !== 6 || graph.hydrogens[b] === 0) return [];
          if (inRing !== (ringBond[next] === 1)) return [];
          const hydrogens = [...graph.hydrogens];
          hydrogens[a]++;
          hydrogens[b]--;
          const others = bonds.filter(([c, d]) => !(c === p && d === q));
          const made = rebuilt(graph, [...others, [b, x, 1]], hydrogens);
          return made === null ? [] : [made];
        },
      );
    }),
  );
}

/** An oxygen, nitrogen or sulfur and a neighbouring CH₂ or CH change places: ester for ester, ether for alcohol. */
function exchanged(graph: MolecularGraph): MolecularGraph[] {
  const bonds = allBonds(graph);
  const heavyBonds = (a: number) =>
    bonds.reduce((sum, [p, q, order]) => sum + (p === a || q === a ? order : 0), 0);
  const atoms = Array.from({ length: graph.atomCount }, (_, a) => a);
  return atoms.flatMap((x) =>
    graph.element[x] === 6
      ? []
      : atoms.flatMap((c) => {
          if (graph.element[c] !== 6 || heavyBonds(c) !== heavyBonds(x)) return [];
          const swap = (a: number): number => (a === x ? c : a === c ? x : a);
          const made = rebuilt(
            graph,
            bonds.map(([a, b, order]): Bond => [swap(a), swap(b), order]),
            [...graph.hydrogens],
          );
          return made === null ? [] : [made];
        }),
  );
}

/** A methyl group more, or a terminal one less. */
function homologues(graph: MolecularGraph): MolecularGraph[] {
  const bonds = allBonds(graph);
  return Array.from({ length: graph.atomCount }, (_, a) => a).flatMap((a) => {
    if (graph.element[a] !== 6 || graph.hydrogens[a] === 0) return [];
    const made = rebuilt(
      graph,
      [...bonds, [a, graph.atomCount, 1]],
      [...[...graph.hydrogens].map((count, i) => (i === a ? count - 1 : count)), 3],
    );
    return made === null ? [] : [made];
  });
}

const OPTIONS: Readonly<Record<WrongKind, (graph: MolecularGraph) => readonly MolecularGraph[]>> = {
  position: (graph) => moved(graph, true),
  chain: (graph) => moved(graph, false),
  function: exchanged,
  homologue: homologues,
  byproduct: (graph) => likelyByproducts(graph).map(graphFromSmiles),
};

/**
 * One wrong structure of each kind that a molecule has, at random; of kinds that it has not, none.
 * Implausible ones, which nobody would expect, are left out.
 */
export function wrongStructures(
  smiles: string,
  random: () => number,
): { readonly kind: WrongKind; readonly smiles: string }[] {
  const truth = graphFromSmiles(smiles);
  const met = new Set([constitutionKey(truth)]);
  return WRONG_KINDS.flatMap((kind) => {
    const options = OPTIONS[kind](truth).filter(
      (graph) => graph.atomCount > 3 && isPlausible(graph) && !met.has(constitutionKey(graph)),
    );
    if (options.length === 0) return [];
    const chosen = options[Math.floor(options.length * random())];
    met.add(constitutionKey(chosen));
    return [{ kind, smiles: canonicalSmiles(chosen) }];
  });
}

import { MAX_DEGREE, neighboursOf, type MolecularGraph } from './graph.ts';

/** How a graph is written as a line: bonds from an atom to those written after it, and ring closures. */
export interface SpanningTree {
  readonly roots: number[];
  readonly children: number[][];
  readonly rings: { other: number; number: number; opens: boolean }[][];
}

const emptyTree = ({ atomCount }: MolecularGraph): SpanningTree => ({
  roots: [],
  children: Array.from({ length: atomCount }, () => []),
  rings: Array.from({ length: atomCount }, () => []),
});

/** Depth first from the lowest atom; bonds left over are ring closures, numbered as they come. */
export function spanningTree(graph: MolecularGraph): SpanningTree {
  const tree = emptyTree(graph);
  const seen = new Uint8Array(graph.atomCount);
  let numbers = 0;
  const visit = (atom: number, parent: number): void => {
    seen[atom] = 1;
    for (let k = 0; k < graph.degree[atom]; k++) {
      const other = graph.neighbours[atom * MAX_DEGREE + k];
      if (other === parent) continue;
      if (!seen[other]) {
        tree.children[atom].push(other);
        visit(other, atom);
      } else if (!tree.rings[atom].some((ring) => ring.other === other)) {
        // The other atom was written earlier: it opens the ring.
        const number = ++numbers;
        tree.rings[other].push({ other: atom, number, opens: true });
        tree.rings[atom].push({ other, number, opens: false });
      }
    }
  };
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (seen[atom]) continue;
    tree.roots.push(atom);
    visit(atom, -1);
  }
  return tree;
}

/**
 * The tree whose atoms are written in the order of the graph, so that numbers of atoms stay. There is one for each
 * graph that was read from a SMILES; others get that of `spanningTree`.
 */
export function treeInOrder(graph: MolecularGraph): SpanningTree {
  const tree = emptyTree(graph);
  // Atoms whose branches go on. An atom hangs on the last of them that it is bound to: fewest branches end there.
  let open: number[] = [];
  let numbers = 0;
  for (let atom = 0; atom < graph.atomCount; atom++) {
    const before = neighboursOf(graph, atom).filter((other) => other < atom);
    const place = open.findLastIndex((other) => before.includes(other));
    if (place < 0) {
      if (before.length > 0) return spanningTree(graph);
      open = [atom];
      tree.roots.push(atom);
      continue;
    }
    const parent = open[place];
    open = [...open.slice(0, place + 1), atom];
    tree.children[parent].push(atom);
    for (const other of before) {
      if (other === parent) continue;
      const number = ++numbers;
      tree.rings[other].push({ other: atom, number, opens: true });
      tree.rings[atom].push({ other, number, opens: false });
    }
  }
  return tree;
}

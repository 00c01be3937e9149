import { N, O, P, S } from './atomic-numbers.ts';
import { copyGraph, MAX_DEGREE, type MolecularGraph, setOrder } from './graph.ts';

/**
 * The same compound with its charges as this project draws them (contract §2: S=O and P=O neutral;
 * nitro, azide, diazo and N-oxide charge-separated): closes S⁺–O⁻ and P⁺–O⁻, opens the triple bond
 * of ⁻X–N⁺≡N, and gives the hydrogen of an ammonium back to the anion of a zwitterion. Atoms keep
 * their numbers.
 */
export function usualCharges(graph: MolecularGraph): MolecularGraph {
  const drawn = copyGraph(graph);
  for (let atom = 0; atom < drawn.atomCount; atom++) {
    if (drawn.element[atom] === S || drawn.element[atom] === P) closeYlides(drawn, atom);
    else if (drawn.element[atom] === N && drawn.charge[atom] === 1) openDiazonium(drawn, atom);
  }
  for (let atom = 0; atom < drawn.atomCount; atom++) {
    if (drawn.charge[atom] === 1 && drawn.element[atom] === N && drawn.hydrogens[atom] > 0)
      returnHydrogen(drawn, atom);
  }
  return drawn;
}

function closeYlides(graph: MolecularGraph, centre: number): void {
  while (graph.charge[centre] > 0) {
    const oxide = neighbour(
      graph,
      centre,
      1,
      (other) =>
        graph.charge[other] === -1 && (graph.element[other] === O || graph.element[other] === S),
    );
    if (oxide < 0) return;
    setOrder(graph, centre, oxide, 2);
    graph.charge[centre]--;
    graph.charge[oxide] = 0;
  }
}

function openDiazonium(graph: MolecularGraph, centre: number): void {
  const anion = neighbour(
    graph,
    centre,
    1,
    (other) => graph.charge[other] === -1 && graph.element[other] !== O,
  );
  const end = neighbour(
    graph,
    centre,
    3,
    (other) => graph.element[other] === N && graph.degree[other] === 1,
  );
  if (anion < 0 || end < 0) return;
  setOrder(graph, centre, anion, 2);
  setOrder(graph, centre, end, 2);
  graph.charge[anion] = 0;
  graph.charge[end] = -1;
}

function returnHydrogen(graph: MolecularGraph, ammonium: number): void {
  for (let other = 0; other < graph.atomCount; other++) {
    if (
      graph.charge[other] !== -1 ||
      (graph.element[other] !== O && graph.element[other] !== S) ||
      besideCation(graph, other)
    )
      continue;
    graph.hydrogens[ammonium]--;
    graph.hydrogens[other]++;
    graph.charge[ammonium] = graph.charge[other] = 0;
    return;
  }
}

/** An oxide of a nitro group or N-oxide is not a base that took a hydrogen's place. */
const besideCation = (graph: MolecularGraph, atom: number): boolean =>
  neighbour(graph, atom, 1, (other) => graph.charge[other] === 1) >= 0;

/** The first neighbour by a bond of this order that fits; −1 where none does. */
function neighbour(
  graph: MolecularGraph,
  atom: number,
  order: number,
  fits: (other: number) => boolean,
): number {
  for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
    if (graph.orders[slot] === order && fits(graph.neighbours[slot])) return graph.neighbours[slot];
  }
  return -1;
}

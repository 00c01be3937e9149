import { C, N, O } from '../atomic-numbers.ts';
import { MAX_DEGREE, type MolecularGraph, neighboursOf } from '../graph.ts';
import { strongAcidSites } from './acidic-sites.ts';
import { aliphaticAmines } from './aliphatic-amines.ts';

/** How many carbons with C=N and another nitrogen, outside arenes: amidines and guanidines. */
function amidines(graph: MolecularGraph): number {
  return [...Array(graph.atomCount).keys()].filter((atom) => {
    if (graph.element[atom] !== C) return false;
    const others = neighboursOf(graph, atom);
    const isDouble = (k: number) => graph.orders[atom * MAX_DEGREE + k] === 2;
    const imine = others.find((other, k) => isDouble(k) && graph.element[other] === N);
    // In a ring of its own, as in azoles and pyrimidines, it is another kind of base.
    return (
      imine !== undefined &&
      graph.degree[imine] === 1 &&
      others.some((other, k) => !isDouble(k) && graph.element[other] === N)
    );
  }).length;
}

/**
 * Amines and acids that charge each other in water, as many of one as of the other. α-Amino
 * carboxylic acids are left out: their learned shifts are those of the zwitterion.
 * A guanidine or amidine takes a hydrogen too, but its charge is spread and moves its neighbours
 * little: it is not an amine here.
 */
export function zwitterionSites(graph: MolecularGraph): {
  readonly amines: readonly number[];
  readonly acids: readonly number[];
} {
  const acids = strongAcidSites(graph).filter((atom) => graph.element[atom] === O);
  const alpha = (amine: number) =>
    acids.find((acid) =>
      neighboursOf(graph, acid).some(
        (centre) =>
          graph.element[centre] === C &&
          neighboursOf(graph, centre).some((carbon) => neighboursOf(graph, carbon).includes(amine)),
      ),
    );
  const amines = aliphaticAmines(graph).filter((amine) => graph.element[amine] === N);
  const paired = new Set(amines.flatMap((amine) => alpha(amine) ?? []));
  const far = amines.filter((amine) => alpha(amine) === undefined);
  const free = acids.filter((acid) => !paired.has(acid));
  const bases = amidines(graph);
  return {
    amines: far.slice(0, Math.max(0, free.length - bases)),
    acids: free.slice(0, far.length + bases),
  };
}

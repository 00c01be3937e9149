import { bondsOf, type MolecularGraph } from '../graph.ts';
import type { Perception } from '../perception.ts';

/** Hydrogens in `element`. */
export const HYDROGEN = 1;

/** A molecule with every hydrogen an atom of its own: heavy atoms first, in the order of the graph. */
export interface ExplicitMolecule {
  readonly count: number;
  /** Number of heavy atoms. */
  readonly heavy: number;
  /** Atomic number by atom. */
  readonly element: Uint8Array;
  /** Bonds, each once; 1.5 where aromatic. */
  readonly bonds: readonly { readonly a: number; readonly b: number; readonly order: number }[];
  /** The atoms bonded to each. */
  readonly neighbours: readonly (readonly number[])[];
  /** The hydrogens on each heavy atom. */
  readonly hydrogensOf: readonly (readonly number[])[];
}

/** The same molecule with its hydrogens as atoms. */
export function withHydrogens(graph: MolecularGraph, perception: Perception): ExplicitMolecule {
  const heavy = graph.atomCount;
  const element: number[] = [...graph.element];
  const neighbours: number[][] = Array.from({ length: heavy }, () => []);
  const hydrogensOf: number[][] = Array.from({ length: heavy }, () => []);
  const bonds: { a: number; b: number; order: number }[] = [];
  const join = (a: number, b: number, order: number) => {
    bonds.push({ a, b, order });
    neighbours[a].push(b);
    neighbours[b].push(a);
  };
  const slots = graph.neighbours.length / heavy;
  for (let a = 0; a < heavy; a++)
    bondsOf(graph, a).forEach(({ other, order }, k) => {
      if (other > a) join(a, other, perception.aromaticBond[a * slots + k] === 1 ? 1.5 : order);
    });
  for (let a = 0; a < heavy; a++)
    for (let k = 0; k < graph.hydrogens[a]; k++) {
      const hydrogen = element.push(HYDROGEN) - 1;
      neighbours.push([]);
      hydrogensOf[a].push(hydrogen);
      join(a, hydrogen, 1);
    }
  return {
    count: element.length,
    heavy,
    element: Uint8Array.from(element),
    bonds,
    neighbours,
    hydrogensOf,
  };
}

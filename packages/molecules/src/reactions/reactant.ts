import { C, O } from '../atomic-numbers.ts';
import { addBond, bondsOf, emptyGraph, type MolecularGraph } from '../graph.ts';
import { partsOf } from '../parts.ts';
import { canonicalSmiles } from '../smiles.ts';

/** A molecule as lists, for changes that add and remove atoms. */
export interface Sketch {
  readonly atoms: { element: number; charge: number; hydrogens: number }[];
  readonly bonds: [a: number, b: number, order: number][];
}

function sketchOf(graph: MolecularGraph): Sketch {
  const atoms = Array.from({ length: graph.atomCount }, (_, a) => ({
    element: graph.element[a],
    charge: graph.charge[a],
    hydrogens: graph.hydrogens[a],
  }));
  const bonds = atoms.flatMap((_, a) =>
    bondsOf(graph, a)
      .filter(({ other }) => other > a)
      .map(({ other, order }): Sketch['bonds'][number] => [a, other, order]),
  );
  return { atoms, bonds };
}

/** The parts of a sketch with carbon, as SMILES. */
function organicParts({ atoms, bonds }: Sketch): string[] {
  const whole = emptyGraph(atoms.length);
  atoms.forEach(({ element, charge, hydrogens }, a) => {
    whole.element[a] = element;
    whole.charge[a] = charge;
    whole.hydrogens[a] = hydrogens;
  });
  for (const [a, b, order] of bonds) addBond(whole, a, b, order);
  return partsOf(whole).flatMap(({ graph }) =>
    graph.element.includes(C) ? [canonicalSmiles(graph)] : [],
  );
}

/** A molecule whose atoms and bonds a reaction changes. */
export class Reactant {
  protected readonly graph: MolecularGraph;

  constructor(graph: MolecularGraph) {
    this.graph = graph;
  }

  protected neighbours(a: number): { readonly atom: number; readonly order: number }[] {
    return bondsOf(this.graph, a).map(({ other, order }) => ({ atom: other, order }));
  }

  protected is(a: number, element: number): boolean {
    return this.graph.element[a] === element;
  }

  /** The oxygen that is doubly bonded to an atom. */
  protected oxoOf(a: number): number | undefined {
    return this.neighbours(a).find(({ atom, order }) => order === 2 && this.is(atom, O))?.atom;
  }

  /** The organic molecules after a change, as SMILES. */
  protected changed(change: (sketch: Sketch) => void): string[] {
    const sketch = sketchOf(this.graph);
    change(sketch);
    return organicParts(sketch);
  }

  protected atoms(): number[] {
    return Array.from({ length: this.graph.atomCount }, (_, a) => a);
  }
}

import { emptyGraph, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { pairLimit } from '@elucida/generator/pair-limit';
import type { Unit } from '@elucida/generator/units';

/**
 * A molecule under change, of any size: units at vertices, bonds and hydrogens. Whoever changes it
 * keeps every valence filled.
 */
export class BondGraph {
  readonly units: readonly Unit[];
  readonly size: number;
  /** Bond order between a and b at `a * size + b`. */
  readonly order: Uint8Array;
  readonly degree: Uint8Array;
  /** Neighbours of a from `a * MAX_DEGREE`. */
  readonly neighbours: Uint8Array;
  readonly hydrogens: Uint8Array;
  /** ¹³C signal of each vertex, −1 of heteroatoms and of carbons that no spectrum shows. */
  readonly signalOf: Int16Array;
  /** Atomic numbers. */
  readonly elements: Uint8Array;
  /** Bond units above one that each pair may have, at `a * size + b`. */
  private readonly mostExtra: Uint8Array;

  constructor(units: readonly Unit[]) {
    this.units = units;
    this.size = units.length;
    this.order = new Uint8Array(this.size * this.size);
    this.degree = new Uint8Array(this.size);
    this.neighbours = new Uint8Array(this.size * MAX_DEGREE);
    this.hydrogens = new Uint8Array(this.size);
    this.signalOf = new Int16Array(this.size).fill(-1);
    this.elements = Uint8Array.from(units, ({ element }) => element);
    this.mostExtra = Uint8Array.from(units.flatMap((a) => units.map((b) => pairLimit(a, b))));
  }

  orderOf(a: number, b: number): number {
    return this.order[a * this.size + b];
  }

  /** Whether the bond may be one unit stronger, valences apart. */
  canStrengthen(a: number, b: number): boolean {
    if (a === b) return false;
    const order = this.order[a * this.size + b];
    if (order > 0) return order <= this.mostExtra[a * this.size + b];
    return this.degree[a] < this.units[a].maxDegree && this.degree[b] < this.units[b].maxDegree;
  }

  strengthen(a: number, b: number): void {
    if (this.order[a * this.size + b] === 0) {
      this.neighbours[a * MAX_DEGREE + this.degree[a]++] = b;
      this.neighbours[b * MAX_DEGREE + this.degree[b]++] = a;
    }
    this.order[a * this.size + b]++;
    this.order[b * this.size + a]++;
  }

  weaken(a: number, b: number): void {
    this.order[a * this.size + b]--;
    this.order[b * this.size + a]--;
    if (this.order[a * this.size + b] > 0) return;
    this.forget(a, b);
    this.forget(b, a);
  }

  private forget(a: number, b: number): void {
    const first = a * MAX_DEGREE;
    const last = first + --this.degree[a];
    for (let slot = first; slot < last; slot++)
      if (this.neighbours[slot] === b) this.neighbours[slot] = this.neighbours[last];
  }

  /** Sum of the bond orders of a vertex. */
  bondUnits(a: number): number {
    return this.units[a].valence - this.hydrogens[a];
  }

  clone(): BondGraph {
    const graph = new BondGraph(this.units);
    graph.copy(this);
    return graph;
  }

  /** Takes over the bonds, hydrogens and signals of another graph of the same units. */
  copy(other: BondGraph): void {
    this.order.set(other.order);
    this.degree.set(other.degree);
    this.neighbours.set(other.neighbours);
    this.hydrogens.set(other.hydrogens);
    this.signalOf.set(other.signalOf);
  }

  /** The molecule, atoms of groups after the vertices. */
  toMolecule(): MolecularGraph {
    const atoms = this.units.reduce((sum, { attached }) => sum + 1 + attached.length, 0);
    const graph = emptyGraph(atoms);
    const bond = (a: number, b: number, order: number): void => {
      graph.neighbours[a * MAX_DEGREE + graph.degree[a]] = b;
      graph.orders[a * MAX_DEGREE + graph.degree[a]++] = order;
      graph.neighbours[b * MAX_DEGREE + graph.degree[b]] = a;
      graph.orders[b * MAX_DEGREE + graph.degree[b]++] = order;
    };
    for (let v = 0; v < this.size; v++) {
      graph.element[v] = this.units[v].element;
      graph.charge[v] = this.units[v].charge;
      graph.hydrogens[v] = this.hydrogens[v];
      for (let w = 0; w < v; w++) if (this.orderOf(v, w) > 0) bond(w, v, this.orderOf(v, w));
    }
    let next = this.size;
    this.units.forEach(({ attached }, v) => {
      const first = next;
      for (const atom of attached) {
        graph.element[next] = atom.element;
        graph.charge[next] = atom.charge;
        bond(atom.bondedTo === 0 ? v : first + atom.bondedTo - 1, next, atom.order);
        next++;
      }
    });
    return graph;
  }
}

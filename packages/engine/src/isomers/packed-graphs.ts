import { emptyGraph, MAX_DEGREE, type MolecularGraph } from '../molecules/graph.ts';

/** Graphs packed at first; the memory doubles when they are full. */
const FIRST_CAPACITY = 1_024;

/** Very many graphs of one size in one block of memory, 16 bytes an atom. */
export class PackedGraphs {
  readonly #atoms: number;
  readonly #stride: number;
  #bytes: Uint8Array;
  #count = 0;

  constructor(atomCount: number) {
    this.#atoms = atomCount;
    this.#stride = atomCount * (4 + 2 * MAX_DEGREE);
    this.#bytes = new Uint8Array(this.#stride * FIRST_CAPACITY);
  }

  get count(): number {
    return this.#count;
  }

  add({ element, charge, hydrogens, degree, neighbours, orders }: MolecularGraph): void {
    const n = this.#atoms;
    const at = this.#count++ * this.#stride;
    if (at + this.#stride > this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#bytes.length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    const bytes = this.#bytes;
    bytes.set(element, at);
    bytes.set(charge, at + n);
    bytes.set(hydrogens, at + 2 * n);
    bytes.set(degree, at + 3 * n);
    bytes.set(neighbours, at + 4 * n);
    bytes.set(orders, at + (4 + MAX_DEGREE) * n);
  }

  /** Calls with each graph in turn; the graph is reused. */
  forEach(visit: (graph: MolecularGraph) => void): void {
    const n = this.#atoms;
    const graph = emptyGraph(n);
    for (let i = 0; i < this.#count; i++) {
      const at = i * this.#stride;
      const part = (from: number, length: number) => this.#bytes.subarray(at + from, at + from + length);
      graph.element.set(part(0, n));
      graph.charge.set(part(n, n));
      graph.hydrogens.set(part(2 * n, n));
      graph.degree.set(part(3 * n, n));
      graph.neighbours.set(part(4 * n, MAX_DEGREE * n));
      graph.orders.set(part((4 + MAX_DEGREE) * n, MAX_DEGREE * n));
      visit(graph);
    }
  }
}

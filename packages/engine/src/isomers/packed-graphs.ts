import { emptyGraph, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';

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
    const { element, charge, hydrogens, degree, neighbours, orders } = graph;
    const bytes = this.#bytes;
    // Byte by byte: views of the block would cost more than the few hundred bytes in them.
    for (let i = 0; i < this.#count; i++) {
      let at = i * this.#stride;
      for (let a = 0; a < n; a++) element[a] = bytes[at++];
      for (let a = 0; a < n; a++) charge[a] = bytes[at++];
      for (let a = 0; a < n; a++) hydrogens[a] = bytes[at++];
      for (let a = 0; a < n; a++) degree[a] = bytes[at++];
      for (let slot = 0; slot < MAX_DEGREE * n; slot++) neighbours[slot] = bytes[at++];
      for (let slot = 0; slot < MAX_DEGREE * n; slot++) orders[slot] = bytes[at++];
      visit(graph);
    }
  }
}

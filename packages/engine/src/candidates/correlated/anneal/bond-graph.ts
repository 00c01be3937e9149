import { emptyGraph, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { scramble } from '@elucida/molecules/hashing';
import { pairLimit } from '@elucida/generator/pair-limit';
import type { Unit } from '@elucida/generator/units';

/** More than signals, −1 included. */
const SIGNALS = 2 ** 12;

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
  /** Vertices whose bonds changed since `takeTouched`, the first `touchedCount`; all of a new graph. */
  readonly touched: Uint8Array;
  private touchedCount = 0;
  private readonly isTouched: Uint8Array;
  /** 64 bits of the bonds and signals: molecules that differ in them hardly ever agree in both. */
  keyA = 0;
  keyB = 0;
  /** What a unit of each bond adds to the keys, at `a * size + b`. */
  private readonly pairKeys: Int32Array;
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
    this.touched = new Uint8Array(this.size);
    this.isTouched = new Uint8Array(this.size);
    this.touchAll();
    this.pairKeys = Int32Array.from({ length: this.size * this.size }, (_, at) => {
      const [a, b] = [Math.floor(at / this.size), at % this.size];
      return scramble(Math.min(a, b) * this.size + Math.max(a, b) + 1);
    });
    this.mostExtra = Uint8Array.from(units.flatMap((a) => units.map((b) => pairLimit(a, b))));
  }

  private touch(a: number): void {
    if (this.isTouched[a] === 1) return;
    this.isTouched[a] = 1;
    this.touched[this.touchedCount++] = a;
  }

  private touchAll(): void {
    for (let a = 0; a < this.size; a++) this.touch(a);
  }

  /** How many of `touched` changed since the last call; one reader alone may ask. */
  takeTouched(): number {
    const count = this.touchedCount;
    for (let i = 0; i < count; i++) this.isTouched[this.touched[i]] = 0;
    this.touchedCount = 0;
    return count;
  }

  orderOf(a: number, b: number): number {
    return this.order[a * this.size + b];
  }

  /** Gives a vertex another ¹³C signal. */
  setSignal(a: number, signal: number): void {
    this.addToKeys(scramble((a + 1) * SIGNALS + this.signalOf[a]), -1);
    this.signalOf[a] = signal;
    this.addToKeys(scramble((a + 1) * SIGNALS + signal), 1);
  }

  private addToKeys(key: number, times: 1 | -1): void {
    this.keyA = (this.keyA + times * key) | 0;
    this.keyB = (this.keyB + times * Math.imul(key, key | 1)) | 0;
  }

  /** Whether the bond may be one unit stronger, valences apart. */
  canStrengthen(a: number, b: number): boolean {
    if (a === b) return false;
    const order = this.order[a * this.size + b];
    if (order > 0) return order <= this.mostExtra[a * this.size + b];
    return this.degree[a] < this.units[a].maxDegree && this.degree[b] < this.units[b].maxDegree;
  }

  strengthen(a: number, b: number): void {
    this.touch(a);
    this.touch(b);
    if (this.order[a * this.size + b] === 0) {
      this.neighbours[a * MAX_DEGREE + this.degree[a]++] = b;
      this.neighbours[b * MAX_DEGREE + this.degree[b]++] = a;
    }
    this.addToKeys(this.pairKeys[a * this.size + b], 1);
    this.order[a * this.size + b]++;
    this.order[b * this.size + a]++;
  }

  weaken(a: number, b: number): void {
    this.touch(a);
    this.touch(b);
    this.addToKeys(this.pairKeys[a * this.size + b], -1);
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
    this.keyA = other.keyA;
    this.keyB = other.keyB;
    this.touchAll();
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

import { copyGraph, type MolecularGraph } from '@elucida/molecules/graph';

export interface ScoredCandidate {
  readonly graph: MolecularGraph;
  readonly fitness: number;
  /** Key of the constitution (`colourKey`). */
  readonly key: number;
}

/** Keeps the best `limit` of the candidates offered; each constitution is to be offered once. */
export class BestCandidates {
  #kept: ScoredCandidate[] = [];
  #floor = -Infinity;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Whether a candidate of this fitness would be kept: what it costs to make its key can be spared
   * otherwise.
   */
  accepts(fitness: number): boolean {
    return fitness >= this.#floor;
  }

  offer(graph: MolecularGraph, fitness: number, key: number): void {
    if (fitness < this.#floor) return;
    this.#kept.push({ graph: copyGraph(graph), fitness, key });
    if (this.#kept.length >= 2 * this.#limit) this.#trim();
  }

  /** Best first; equal fitness in order of key. */
  ranked(): readonly ScoredCandidate[] {
    this.#trim();
    return this.#kept;
  }

  #trim(): void {
    this.#kept.sort((a, b) => b.fitness - a.fitness || a.key - b.key);
    if (this.#kept.length > this.#limit) this.#kept.length = this.#limit;
    if (this.#kept.length === this.#limit) this.#floor = this.#kept[this.#limit - 1].fitness;
  }
}

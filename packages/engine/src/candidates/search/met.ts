import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/**
 * A constitution that a search meets for the first time. Graph and perception are written again for
 * the next one: copy what you keep.
 */
export interface Met {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly fitness: number;
  /** Key of the constitution (`colourKey`). */
  readonly key: number;
}

/** A part of a search: gives the molecules met on the way, and at its end what it was after. */
export type Searching<T> = Generator<Met, T, void>;

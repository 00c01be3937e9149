import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { Perception } from '@elucida/molecules/perception';
import { ringParent, type RingParent } from '../rings/ring-parent.ts';
import type { Descriptor, PrefixNode } from './name-tree.ts';
import type { Skeleton } from './skeleton.ts';

/**
 * A constitution prepared for naming: bonds by atom, ring systems, and what has been named already.
 */
export interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly neighbours: readonly (readonly number[])[];
  /** Ring system by atom, -1 outside rings. */
  readonly system: Int16Array;
  readonly systems: readonly (readonly number[])[];
  readonly parents: (RingParent | null | undefined)[];
  readonly ringSkeletons: (Skeleton | null | undefined)[];
  /** Prefixes by `root * 256 + from`. */
  readonly branches: Map<number, PrefixNode | null>;
  /** R/S by atom, E/Z by bond (`low * 256 + high`). */
  readonly atomLabels: ReadonlyMap<number, Descriptor['label']>;
  readonly bondLabels: ReadonlyMap<number, Descriptor['label']>;
}

/**
 * Stereodescriptors by atom and by bond (`low * 256 + high`); pseudoasymmetric atoms are written r
 * and s.
 */
export interface StereoLabels {
  readonly atoms: ReadonlyMap<number, 'R' | 'S'>;
  readonly bonds: ReadonlyMap<number, 'E' | 'Z'>;
  readonly pseudo: ReadonlySet<number>;
}

export function prepareMolecule(
  graph: MolecularGraph,
  stereo?: StereoLabels,
  perception: Perception = perceive(graph),
): Molecule {
  const neighbours: number[][] = [];
  for (let a = 0; a < graph.atomCount; a++) {
    const around: number[] = [];
    for (let k = 0; k < graph.degree[a]; k++) around.push(graph.neighbours[a * MAX_DEGREE + k]);
    neighbours.push(around);
  }
  const { system, systems } = ringSystems(graph, perception);
  return {
    graph,
    perception,
    neighbours,
    system,
    systems,
    parents: [],
    ringSkeletons: [],
    branches: new Map(),
    atomLabels: stereo ? writtenLabels(stereo) : new Map(),
    bondLabels: stereo?.bonds ?? new Map(),
  };
}

function writtenLabels({ atoms, pseudo }: StereoLabels): Map<number, Descriptor['label']> {
  return new Map(
    [...atoms].map(([a, label]) => [a, pseudo.has(a) ? (label === 'R' ? 'r' : 's') : label]),
  );
}

/** Rings that share an atom belong to one system. */
function ringSystems(graph: MolecularGraph, { ringBond }: Perception) {
  const system = new Int16Array(graph.atomCount).fill(-1);
  const systems: number[][] = [];
  for (let start = 0; start < graph.atomCount; start++) {
    if (system[start] >= 0) continue;
    const found = [start];
    for (const a of found) {
      for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++) {
        const b = graph.neighbours[slot];
        if (ringBond[slot] === 0 || system[b] >= 0 || b === start) continue;
        system[b] = systems.length;
        found.push(b);
      }
    }
    if (found.length === 1) continue;
    system[start] = systems.length;
    systems.push(found);
  }
  return { system, systems };
}

/** The parent name of a ring system, asked once. */
export function parentOfSystem(m: Molecule, index: number): RingParent | null {
  let parent = m.parents[index];
  if (parent === undefined)
    m.parents[index] = parent = ringParent(m.graph, m.perception, m.systems[index]);
  return parent;
}

export function order(m: Molecule, a: number, b: number): number {
  const { graph } = m;
  for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++)
    if (graph.neighbours[slot] === b) return graph.orders[slot];
  return 0;
}

/** Bonding number: hydrogens and bond orders without charge. */
export function bondSum(m: Molecule, a: number): number {
  let sum = m.graph.hydrogens[a];
  for (let slot = a * MAX_DEGREE, end = slot + m.graph.degree[a]; slot < end; slot++)
    sum += m.graph.orders[slot];
  return sum;
}

export const inRing = (m: Molecule, a: number): boolean => m.system[a] >= 0;

import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { readRows } from './read-rows.ts';

/**
 * One constitution with what was observed of it, rows of the same constitution (stereoisomers,
 * repeats) taken together.
 */
export interface ObservedMolecule {
  readonly key: number;
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  /** Observed shifts, ppm, by symmetry class. */
  readonly shifts: Map<number, number[]>;
}

/** A row of a file of shifts, or of names, which has none. */
export interface ShiftRow {
  smiles: string;
  /** Position of a heavy atom: observed shifts, ppm. */
  shifts?: Record<string, number | number[]>;
}

const MAX_TRAINING_ATOMS = 120;

/**
 * The graph of a row, or undefined where it is of no use: isotopes (their atoms are renumbered),
 * macromolecules, unreadable structures.
 */
export function graphOfRow(row: ShiftRow): MolecularGraph | undefined {
  if (/\[\d+[A-Z]/.test(row.smiles)) return undefined;
  try {
    const graph = graphFromSmiles(row.smiles);
    return graph.atomCount > 0 && graph.atomCount <= MAX_TRAINING_ATOMS ? graph : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a shift file and joins rows of equal constitution. `isNucleus` says which atoms may carry a
 * shift.
 */
export function readObservedMolecules(
  path: string,
  isNucleus: (graph: MolecularGraph, atom: number) => boolean,
): ObservedMolecule[] {
  const molecules = new Map<number, ObservedMolecule>();
  for (const row of readRows<ShiftRow>(path)) {
    const graph = graphOfRow(row);
    if (!graph) continue;
    const perception = perceive(graph);
    const key = fingerprintKey(graph, perception);
    let molecule = molecules.get(key);
    if (!molecule) molecules.set(key, (molecule = { key, graph, perception, shifts: new Map() }));
    for (const [position, value] of Object.entries(row.shifts ?? {})) {
      const atom = Number(position);
      if (atom >= graph.atomCount || !isNucleus(graph, atom)) continue;
      const symmetryClass = perception.symmetryClass[atom];
      const values = Array.isArray(value) ? value : [value];
      const known = molecule.shifts.get(symmetryClass);
      if (known) known.push(...values);
      else molecule.shifts.set(symmetryClass, [...values]);
    }
  }
  return [...molecules.values()].sort((a, b) => a.key - b.key);
}

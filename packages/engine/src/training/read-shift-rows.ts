import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { MolecularGraph } from '../molecules/graph.ts';
import type { Perception } from '../molecules/perception.ts';
import { fingerprintKey } from '../molecules/fingerprint.ts';
import { perceive } from '../molecules/perceive.ts';
import { graphFromSmiles } from '../molecules/smiles.ts';

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

interface ShiftRow {
  smiles: string;
  shifts?: Record<string, number | number[]>;
}

const MAX_TRAINING_ATOMS = 120;

/**
 * Reads rows of `{ smiles }` from a gzipped JSON-lines file. Throws Error when the file is absent
 * or malformed.
 */
export function readRows(path: string): ShiftRow[] {
  return gunzipSync(readFileSync(path))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ShiftRow);
}

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
  for (const row of readRows(path)) {
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

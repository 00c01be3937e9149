import type { MolecularGraph } from '@elucida/molecules/graph';
import { structureToName, systematicNames, type Names } from '@elucida/naming/systematic-names';
import { libraryNames } from './library-names.ts';

/** The names of a structure: the systematic one, and the one chemists use, where they differ. */
export interface StructureNames {
  readonly name: Names | null;
  readonly systematic: Names | null;
}

/**
 * Names the structure of a SMILES, with R/S and E/Z where it states them; null where it states
 * isotopes, which no rule here names. Throws Error where the SMILES cannot be read.
 */
export function nameStructure(
  smiles: string,
  { useLibrary }: { readonly useLibrary: boolean },
): StructureNames {
  const structure = structureToName(smiles);
  if (!structure) return { name: null, systematic: null };
  const { graph, stereo } = structure;
  const systematic = systematicNames(graph, stereo);
  const isPlain = !stereo || stereo.atoms.size + stereo.bonds.size === 0;
  return { name: (useLibrary && isPlain ? libraryNames(graph) : null) ?? systematic, systematic };
}

/**
 * Names a constitution: the library's name where it has one, and the systematic one; null where no
 * rule covers the structure.
 */
export function nameGraph(
  graph: MolecularGraph,
  { useLibrary }: { readonly useLibrary: boolean },
): StructureNames {
  const systematic = systematicNames(graph);
  return { name: (useLibrary ? libraryNames(graph) : null) ?? systematic, systematic };
}

import type { MolecularGraph } from '../molecules/graph.ts';
import { graphFromSmiles } from '../molecules/smiles.ts';
import { libraryNames, type Names } from './library-names.ts';
import { systematicName } from './systematic-name.ts';

/** What a structure is called, by language. */
export interface StructureNames {
  /** The name chemists use (the library's), else the systematic one; null where no rule covers it. */
  readonly name: Names | null;
  readonly systematic: Names | null;
}

/** Names of a constitution. */
export function nameGraph(graph: MolecularGraph, { useLibrary }: { useLibrary: boolean }): StructureNames {
  const systematic = systematicName(graph);
  return { name: (useLibrary ? libraryNames(graph) : null) ?? systematic, systematic };
}

/** Names of a structure given as SMILES. Throws Error for what is no SMILES. */
export function nameStructure(smiles: string, options: { useLibrary: boolean }): StructureNames {
  return nameGraph(graphFromSmiles(smiles), options);
}

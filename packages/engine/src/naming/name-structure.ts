import type { MolecularGraph } from '../molecules/graph.ts';
import { graphFromSmiles } from '../molecules/smiles.ts';
import { libraryNames, type Names } from './library-names.ts';
import { nameCompound } from './write/name-compound.ts';
import { renderName } from './write/render-name.ts';

/** The names of a structure: the systematic one, and the one chemists use, where they differ. */
export interface StructureNames { readonly name: Names | null; readonly systematic: Names | null }

/** Longest structures that are named. */
const MAX_ATOMS = 120;

/** Names the constitution of a SMILES. Throws where the SMILES cannot be read. */
export function nameStructure(smiles: string, options: { readonly useLibrary: boolean }): StructureNames {
  return nameGraph(graphFromSmiles(smiles), options);
}

/** Names a constitution: the library's name where it has one, and the systematic one; null where no rule covers the structure. */
export function nameGraph(graph: MolecularGraph, { useLibrary }: { readonly useLibrary: boolean }): StructureNames {
  const systematic = systematicNames(graph);
  return { name: (useLibrary ? libraryNames(graph) : null) ?? systematic, systematic };
}

export function systematicNames(graph: MolecularGraph): Names | null {
  if (graph.atomCount > MAX_ATOMS) return null;
  const tree = nameCompound(graph);
  return tree && { en: renderName(tree, 0), es: renderName(tree, 1), eu: renderName(tree, 2) };
}

import type { MolecularGraph } from '@elucida/molecules/graph';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { stereoFromSmiles, type StereoStructure } from '@elucida/molecules/stereo';
import { libraryNames, type Names } from './library-names.ts';
import { backReader } from './write/read-back.ts';
import { nameCompound } from './write/name-compound.ts';
import { perceiveWhole } from './write/perceived.ts';
import { renderName } from './write/render-name.ts';
import type { Tongue } from './words/word.ts';

/** The names of a structure: the systematic one, and the one chemists use, where they differ. */
export interface StructureNames {
  readonly name: Names | null;
  readonly systematic: Names | null;
}

/** Longest structures that are named: atoms without hydrogen. */
const MAX_ATOMS = 120;
const STATES_STEREO = /[@/\\]/;
/** An isotope, of which names would have to speak: [2H], [13C]. */
const STATES_ISOTOPE = /\[\d/;

/**
 * Names the structure of a SMILES, with R/S and E/Z where it states them; null where it states
 * isotopes, which no rule here names. Throws Error where the SMILES cannot be read.
 */
export function nameStructure(
  smiles: string,
  { useLibrary }: { readonly useLibrary: boolean },
): StructureNames {
  if (STATES_ISOTOPE.test(smiles)) return withoutName(smiles);
  if (!STATES_STEREO.test(smiles)) return nameGraph(graphFromSmiles(smiles), { useLibrary });
  const structure = stereoFromSmiles(smiles);
  const { graph, atoms, bonds } = structure;
  const systematic = systematicNames(graph, structure);
  const isPlain = atoms.size + bonds.size === 0;
  return { name: (useLibrary && isPlain ? libraryNames(graph) : null) ?? systematic, systematic };
}

function withoutName(smiles: string): StructureNames {
  graphFromSmiles(smiles);
  return { name: null, systematic: null };
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

/**
 * The systematic names of a structure; null where no rule covers it, or where the project's own
 * parser does not read the name back as the same constitution and configuration in each language:
 * no name is better than a wrong one.
 */
export function systematicNames(graph: MolecularGraph, stereo?: StereoStructure): Names | null {
  if (graph.atomCount > MAX_ATOMS || stereo?.unsure) return null;
  const structure = perceiveWhole(graph);
  const tree = nameCompound(structure, stereo);
  if (!tree) return null;
  const read = backReader(structure, stereo);
  const isRight = (name: string, tongue: Tongue): boolean => read(name, tongue) === 'same';
  const en = renderName(tree, 0);
  if (!isRight(en, 0)) return null;
  const es = renderName(tree, 1),
    eu = renderName(tree, 2);
  return isRight(es, 1) && isRight(eu, 2) ? { en, es, eu } : null;
}

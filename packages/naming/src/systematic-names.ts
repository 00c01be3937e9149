import type { MolecularGraph } from '@elucida/molecules/graph';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { stereoFromSmiles, type StereoStructure } from '@elucida/molecules/stereo';
import type { Language } from '@elucida/spectra/languages';
import { backReader } from './write/read-back.ts';
import { nameCompound } from './write/name-compound.ts';
import { perceiveWhole } from './write/perceived.ts';
import { renderName } from './write/render-name.ts';
import type { Tongue } from './words/word.ts';

/** Names of one compound by language. */
export type Names = Readonly<Record<Language, string>>;

/** A structure as it is named: its constitution, and its configuration where one is stated. */
export interface StructureToName {
  readonly graph: MolecularGraph;
  readonly stereo: StereoStructure | undefined;
}

/** Longest structures that are named: atoms without hydrogen. */
const MAX_ATOMS = 120;
const STATES_STEREO = /[@/\\]/;
/** An isotope, of which names would have to speak: [2H], [13C]. */
const STATES_ISOTOPE = /\[\d/;

/**
 * The structure of a SMILES; null where it states isotopes, which no rule here names. Throws Error
 * where the SMILES cannot be read.
 */
export function structureToName(smiles: string): StructureToName | null {
  if (!STATES_ISOTOPE.test(smiles) && STATES_STEREO.test(smiles)) {
    const stereo = stereoFromSmiles(smiles);
    return { graph: stereo.graph, stereo };
  }
  const graph = graphFromSmiles(smiles);
  return STATES_ISOTOPE.test(smiles) ? null : { graph, stereo: undefined };
}

/**
 * The systematic names of a SMILES, with R/S and E/Z where it states them; null where no rule
 * covers the structure. Throws Error where the SMILES cannot be read.
 */
export function systematicNamesOf(smiles: string): Names | null {
  const structure = structureToName(smiles);
  return structure && systematicNames(structure.graph, structure.stereo);
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

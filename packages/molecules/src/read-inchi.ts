import type { MolecularGraph } from './graph.ts';
import { placeInchiBonds } from './inchi-bonds.ts';
import { readInchiLayers, type InchiRefusal } from './inchi-layers.ts';

export type InchiReading =
  | { readonly ok: true; readonly graph: MolecularGraph }
  | { readonly ok: false; readonly reason: InchiRefusal | 'no-structure' };

/**
 * Reads the InChI of one neutral molecule into a graph, stereochemistry and isotopes left aside
 * (layers as described by S. R. Heller et al., J. Cheminf. 7 (2015) 23). An InChI leaves open where
 * mobile hydrogens are: they go to nitrogen before oxygen, as in amides and pyridones. Isocyanides
 * and carbenes are not read. A few milliseconds at most.
 */
export function graphFromInchi(text: string): InchiReading {
  const layers = readInchiLayers(text.trim());
  if (!layers.ok) return layers;
  const graph = placeInchiBonds(layers);
  return graph === null ? { ok: false, reason: 'no-structure' } : { ok: true, graph };
}

import { C, F, O } from '@elucida/molecules/atomic-numbers';
import { bondsOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/** What fluorine, and phosphorus without hydrogen, may be. */
export const HETERO_ENVIRONMENTS = [
  'trifluoromethyl',
  'difluoromethyl',
  'alkyl-fluorine',
  'alkene-fluorine',
  'aromatic-fluorine',
  'acyl-fluorine',
  'fluorine',
  'phosphine',
  'phosphine-oxide',
  'phosphonium',
  'phosphonate',
  'phosphate',
  'phosphite',
  'phosphorus',
] as const;
type HeteroEnvironment = (typeof HETERO_ENVIRONMENTS)[number];

/** What a fluorine is on: by its carbon, and the other fluorines of that. */
export function fluorineEnvironment(
  graph: MolecularGraph,
  { aromatic }: Perception,
  atom: number,
): HeteroEnvironment {
  const carbon = bondsOf(graph, atom).find(({ other }) => graph.element[other] === C)?.other;
  if (carbon === undefined) return 'fluorine';
  if (aromatic[carbon] === 1) return 'aromatic-fluorine';
  const bonds = bondsOf(graph, carbon);
  const multiple = bonds.filter(({ order }) => order > 1);
  if (multiple.some(({ other }) => graph.element[other] === O)) return 'acyl-fluorine';
  if (multiple.some(({ other }) => graph.element[other] === C)) return 'alkene-fluorine';
  if (multiple.length > 0) return 'fluorine';
  const fluorines = bonds.filter(({ other }) => graph.element[other] === F).length;
  return fluorines === 3
    ? 'trifluoromethyl'
    : fluorines === 2
      ? 'difluoromethyl'
      : 'alkyl-fluorine';
}

/** What a phosphorus without hydrogen is, by its bonds to carbon and oxygen; nothing else may be on it. */
export function phosphorusEnvironment(graph: MolecularGraph, atom: number): HeteroEnvironment {
  const bonds = bondsOf(graph, atom);
  const on = (element: number, order: number): number =>
    bonds.filter((bond) => graph.element[bond.other] === element && bond.order === order).length;
  const [carbons, oxygens, oxides] = [on(C, 1), on(O, 1), on(O, 2)];
  if (carbons + oxygens + oxides !== bonds.length || oxides > 1) return 'phosphorus';
  if (graph.charge[atom] > 0) return carbons === 4 ? 'phosphonium' : 'phosphorus';
  if (oxides === 1) {
    if (carbons === 3) return 'phosphine-oxide';
    if (oxygens === 3) return 'phosphate';
    return carbons === 1 && oxygens === 2 ? 'phosphonate' : 'phosphorus';
  }
  if (carbons === 3 && oxygens === 0) return 'phosphine';
  return oxygens === 3 && carbons === 0 ? 'phosphite' : 'phosphorus';
}

import { C, O } from '@elucida/molecules/atomic-numbers';
import { bondsOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/**
 * CHO of enals with two alkyl or vinyl groups on the carbon β to it, in CDCl3, ppm: geranial 9.99,
 * neral 9.88, 3-methylbut-2-enal 9.95, retinal 10.11. An alkyl group cis to the aldehyde raises it
 * by 0.4. Written down from memory; the training shifts have none of this kind.
 */
const CHO_PPM = 9.97,
  SD_PPM = 0.12;

/** Places the aldehyde hydrogens of such enals: the learned ones are those of enals with one group. */
export function placeDialkylEnals(
  { shift, sd }: { readonly shift: Float32Array; readonly sd: Float32Array },
  graph: MolecularGraph,
  { aromatic, smallestRing }: Pick<Perception, 'aromatic' | 'smallestRing'>,
): void {
  const { element, hydrogens } = graph;
  const doubleTo = (atom: number, to: number) =>
    bondsOf(graph, atom).find(({ other, order }) => order === 2 && element[other] === to)?.other;
  for (let formyl = 0; formyl < graph.atomCount; formyl++) {
    if (element[formyl] !== C || hydrogens[formyl] !== 1 || doubleTo(formyl, O) === undefined)
      continue;
    const alpha = bondsOf(graph, formyl).find(({ order }) => order === 1)?.other;
    if (alpha === undefined || element[alpha] !== C || hydrogens[alpha] !== 1) continue;
    const beta = smallestRing[alpha] > 0 ? undefined : doubleTo(alpha, C);
    if (beta === undefined || graph.degree[beta] !== 3) continue;
    const groups = bondsOf(graph, beta).map(({ other }) => other);
    const isPlain = (atom: number) =>
      element[atom] === C &&
      aromatic[atom] === 0 &&
      bondsOf(graph, atom).every(({ other }) => element[other] === C);
    if (groups.every((atom) => atom === alpha || isPlain(atom)))
      [shift[formyl], sd[formyl]] = [CHO_PPM, SD_PPM];
  }
}

import { C, O } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/** OCH2 of oxetane in CDCl3, ppm. */
const PARENT_PPM = 4.73;
/**
 * What a substituent on C3 adds to the mean of the OCH2 hydrogens, ppm: alkyl (3,3-dimethyloxetane
 * 4.40), aryl (3-phenyloxetane 5.08 and 4.78), O, N or halogen (oxetan-3-ol 4.9 and 4.6). These
 * values were written down from memory and found in no source since. The training shifts have one such
 * oxetane, 3,3-bis(chloromethyl)oxetane: 4.45, where this gives 4.39.
 */
const ALKYL_PPM = -0.17,
  ARYL_PPM = 0.2,
  HETERO_PPM = 0;
const SD_PPM = 0.15;

/**
 * Places the OCH2 hydrogens of oxetanes that are not fused to another ring. The learned shifts are
 * those of taxanes in the main (4.1–4.4), whose oxetane is part of a rigid skeleton.
 */
export function placeOxetanes(
  { shift, sd }: { readonly shift: Float32Array; readonly sd: Float32Array },
  graph: MolecularGraph,
  perception: Pick<Perception, 'aromatic'>,
): void {
  const { atomCount, element, hydrogens } = graph;
  for (let oxygen = 0; oxygen < atomCount; oxygen++) {
    if (element[oxygen] !== O) continue;
    const beside = neighboursOf(graph, oxygen);
    if (beside.length !== 2 || !beside.every((a) => element[a] === C && hydrogens[a] === 2))
      continue;
    const opposite = neighboursOf(graph, beside[0]).find((atom) => atom !== oxygen);
    if (
      opposite === undefined ||
      element[opposite] !== C ||
      !neighboursOf(graph, beside[1]).includes(opposite) ||
      !isSaturated(graph, opposite)
    )
      continue;
    const on = neighboursOf(graph, opposite).filter((atom) => !beside.includes(atom));
    const ppm = on.reduce((sum, atom) => {
      if (element[atom] !== C) return sum + HETERO_PPM;
      return sum + (perception.aromatic[atom] === 1 ? ARYL_PPM : ALKYL_PPM);
    }, PARENT_PPM);
    for (const atom of beside) [shift[atom], sd[atom]] = [ppm, SD_PPM];
  }
}

const isSaturated = ({ degree, orders }: MolecularGraph, atom: number) =>
  Array.from({ length: degree[atom] }, (_, k) => orders[atom * MAX_DEGREE + k]).every(
    (order) => order === 1,
  );

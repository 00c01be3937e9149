import { C, N } from '@elucida/molecules/atomic-numbers';
import { bondsOf, neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { acidicSites, acidity } from '@elucida/molecules/protonation/acidic-sites';
import type { PredictedShifts } from './predicted-shifts.ts';

/**
 * What an arylamine's protonation does to its ring, ppm, from the carbon of the nitrogen to para: the
 * difference of the increments of NH2 and NH3+ on benzene (13C +18.2, −13.4, +0.8, −10.0 against
 * +0.1, −5.8, +2.2, +2.2; 1H −0.67, −0.20, −0.59 against +0.40, +0.20, +0.20; Pretsch, Structure
 * Determination of Organic Compounds). Three quarters are taken: exchange leaves part of the free
 * amine.
 */
const RING = { C13: [-13.5, 5.7, 1, 9], H1: [0, 0.8, 0.3, 0.6] } as const;
/** How far the degree of protonation lets that differ, ppm. */
const SPREAD = { C13: [4, 2.5, 1.5, 3.5], H1: [0, 0.3, 0.15, 0.25] } as const;
/**
 * The same for saturated carbons on that nitrogen: the methyl groups of N,N-dimethylaniline and of
 * its hydrochloride (13C 40.6 and about 47, 1H 2.94 and about 3.2). Three quarters again.
 */
const ALKYL = { C13: 4.7, H1: 0.2 } as const,
  ALKYL_SPREAD = { C13: 2, H1: 0.12 } as const;

/**
 * Sulfonic acids take arylamines' nitrogen as their base in every solvent that dissolves them:
 * sulfanilic acid is an inner salt (pKa of anilinium 4.6, of benzenesulfonic acid about −2.8).
 * Carboxylic acids do not. Returns the same object where there is none.
 */
export function asAniliniumSulfonate(
  predicted: PredictedShifts,
  {
    nucleus,
    graph,
    perception,
  }: {
    readonly nucleus: 'C13' | 'H1';
    readonly graph: MolecularGraph;
    readonly perception: Perception;
  },
): PredictedShifts {
  const acids = acidicSites(graph).filter(
    (atom) => acidity(graph, atom) === 0 && graph.charge[atom] === 0,
  ).length;
  if (acids === 0) return predicted;
  const bases = arylamines(graph, perception).slice(0, acids);
  if (bases.length === 0) return predicted;
  const shift = predicted.shift.slice();
  const sd = predicted.sd.slice();
  for (const amine of bases) {
    for (const atom of neighboursOf(graph, amine)) {
      if (perception.aromatic[atom] === 1) continue;
      shift[atom] += ALKYL[nucleus];
      sd[atom] = Math.hypot(sd[atom], ALKYL_SPREAD[nucleus]);
    }
    for (const [atom, bonds] of ringFrom(graph, perception, amine)) {
      shift[atom] += RING[nucleus][bonds];
      sd[atom] = Math.hypot(sd[atom], SPREAD[nucleus][bonds]);
    }
  }
  return { ...predicted, shift, sd };
}

/** Nitrogens with three single bonds, one of them to a benzene ring and none to an acyl group. */
function arylamines(graph: MolecularGraph, perception: Perception): number[] {
  return [...graph.element.keys()].filter((atom) => {
    if (
      graph.element[atom] !== N ||
      graph.charge[atom] !== 0 ||
      perception.aromatic[atom] === 1 ||
      graph.degree[atom] + graph.hydrogens[atom] !== 3
    )
      return false;
    const around = neighboursOf(graph, atom);
    const arenes = around.filter((other) => perception.aromatic[other] === 1);
    return (
      arenes.length === 1 &&
      graph.element[arenes[0]] === C &&
      around.every(
        (other) =>
          other === arenes[0] ||
          (graph.element[other] === C && bondsOf(graph, other).every(({ order }) => order === 1)),
      )
    );
  });
}

/** Aromatic carbons up to three bonds from the one that carries the amine, with these bonds. */
function ringFrom(graph: MolecularGraph, perception: Perception, amine: number) {
  const first = neighboursOf(graph, amine).find((atom) => perception.aromatic[atom] === 1)!;
  const bonds = new Map([[first, 0]]);
  for (const [atom, steps] of bonds) {
    if (steps === RING.C13.length - 1) continue;
    for (const next of neighboursOf(graph, atom))
      if (perception.aromatic[next] === 1 && graph.element[next] === C && !bonds.has(next))
        bonds.set(next, steps + 1);
  }
  return bonds;
}

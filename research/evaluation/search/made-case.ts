import { formulaOf } from '@elucida/molecules/formula-of';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Random } from '@elucida/engine/candidates/search/random';
import { normalDeviate } from '../../datasets/normal-deviate.ts';
import type { ObservedMolecule } from '../../datasets/read-shift-rows.ts';

/** C, N, O, F, S, Cl, Br. */
const ELEMENTS: readonly number[] = [6, 7, 8, 9, 16, 17, 35];
/** Standard deviations of the noise, ppm. */
const CARBON_NOISE = 1,
  PROTON_NOISE = 0.15;

/** Whether a molecule is neutral, of common elements, and every carbon of it was observed. */
export function isWhollyObserved({ graph, perception, shifts }: ObservedMolecule): boolean {
  for (let a = 0; a < graph.atomCount; a++)
    if (
      graph.charge[a] !== 0 ||
      !ELEMENTS.includes(graph.element[a]) ||
      (graph.element[a] === 6 && !shifts.has(perception.symmetryClass[a]))
    )
      return false;
  return true;
}

/**
 * A row as the case files have it: 13C as observed with 1 ppm of noise, 1H on carbon as predicted with 0.15 ppm.
 */
export function madeCase(
  { graph, perception, shifts }: ObservedMolecule,
  id: string,
  { predictor, random }: { predictor: ShiftPredictor; random: Random },
) {
  const protons = predictor.predict('H1', graph, perception);
  const carbonPeaks: { delta_ppm: number }[] = [];
  const protonPeaks = new Map<number, { delta_ppm: number; int: number }>();
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] !== 6) continue;
    const ofClass = perception.symmetryClass[a];
    const known = protonPeaks.get(ofClass);
    if (known) known.int += graph.hydrogens[a];
    const isFirst = perception.symmetryClass.indexOf(ofClass) === a;
    if (!isFirst) continue;
    const observed = shifts.get(ofClass)!;
    carbonPeaks.push({
      delta_ppm: round(
        observed.reduce((sum, x) => sum + x, 0) / observed.length + CARBON_NOISE * deviate(random),
        1,
      ),
    });
    if (graph.hydrogens[a] > 0)
      protonPeaks.set(ofClass, {
        delta_ppm: round(protons.shift[a] + PROTON_NOISE * deviate(random), 2),
        int: graph.hydrogens[a],
      });
  }
  return {
    id,
    formula: formulaOf(graph),
    answer: canonicalSmiles(graph),
    heavy_atoms: graph.atomCount,
    spectra: [
      { type: 'H1NMR', peaks: [...protonPeaks.values()] },
      { type: 'C13NMR', peaks: carbonPeaks },
    ],
  };
}

const deviate = (random: Random): number => normalDeviate(() => random.next());

const round = (x: number, digits: number): number => Number(x.toFixed(digits));

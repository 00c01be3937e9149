import { ELEMENT_OF } from '@elucida/prediction/heteronuclei/hetero-tables';
import { predictHeteroatoms } from '@elucida/prediction/heteronuclei/predict-heteroatoms';
import type { PredictedShifts } from '@elucida/prediction/predicted-shifts';
import type { HeteroNucleus } from '@elucida/prediction/shift-tables';
import type { HeteroType } from '@elucida/spectra/techniques/hetero-technique';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import type { AlignmentCosts } from '../../nmr/align-signals.ts';
import { classesOfNuclei, type SignalClasses } from '../../nmr/signal-classes.ts';

/** What the two techniques differ in. */
export interface HeteroTraits {
  readonly type: HeteroType;
  readonly nucleus: HeteroNucleus;
  /** As sentences name it. */
  readonly element: 'F' | 'P';
  /**
   * Log penalties of an alignment. Reference and solvent move all shifts by a ppm or two; fluorine and
   * phosphorus are all seen, and there are few lines of other substances.
   */
  readonly costs: AlignmentCosts;
}

const COSTS: AlignmentCosts = { widen: 1.5, floor: -12, merge: -3, extra: -9, missing: -9 };

export const HETERO_TRAITS: Readonly<Record<HeteroType, HeteroTraits>> = {
  F19NMR: { type: 'F19NMR', nucleus: 'F19', element: 'F', costs: COSTS },
  P31NMR: { type: 'P31NMR', nucleus: 'P31', element: 'P', costs: COSTS },
};

/** Predicted shifts of a molecule's fluorine or phosphorus. */
export const heteroShifts = (
  { nucleus }: HeteroTraits,
  { graph, perception }: Pick<Molecule, 'graph' | 'perception'>,
): PredictedShifts => predictHeteroatoms(nucleus, graph, perception);

/** The kinds of fluorine or phosphorus of a molecule, ascending by predicted shift. */
export function heteroClasses(
  traits: HeteroTraits,
  molecule: Pick<Molecule, 'graph' | 'perception'>,
  out: SignalClasses,
): void {
  const { graph, perception } = molecule;
  const isOne = ({ element }: MolecularGraph, atom: number): number =>
    element[atom] === ELEMENT_OF[traits.nucleus] ? 1 : 0;
  classesOfNuclei({ graph, perception, predicted: heteroShifts(traits, molecule) }, out, isOne);
}

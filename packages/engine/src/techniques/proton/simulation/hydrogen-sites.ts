import { mayDiffer, stereoDistance } from '../../../nmr/stereogenic.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import { isExchanging } from '../../../nmr/signal-classes.ts';
import { signalsOfClasses } from '@elucida/molecules/signals-of-classes';
import type { PredictedSignals } from '@elucida/prediction/predicted-shifts';
import { methylideneGap } from './methylidene-gap.ts';

/** Hydrogens on one atom that are alike: all of them, or one of a CH2 whose two differ. */
export interface HydrogenSite {
  readonly atom: number;
  readonly nuclei: number;
  readonly ppm: number;
  /**
   * Which of the two hydrogens of a CH2 it is: 0 axial, on the one face of a ring, or cis to the
   * first substituent across C=CH2; 1 the other. A lone ring hydrogen counts as axial, since what
   * it shares its carbon with is rather equatorial.
   */
  readonly face: 0 | 1;
  /** On N, O or S. */
  readonly exchanging: boolean;
}

/**
 * Usual distances of the two hydrogens of a CH2, face 1 less face 0, ppm: equatorial less axial in
 * six-membered rings; in three-membered ones, where the hydrogen cis to a substituent is shielded
 * (styrene oxide: 2.80 and 3.15); in other rings; in a chain one bond and two from the stereocentre
 * (H. Günther, NMR Spectroscopy, 3rd ed., 2013, chapters 4 and 6; Silverstein, 8th ed., 2014,
 * section 3.9). Farther away they fall together.
 */
const GAP_PPM = { chair: 0.45, threeRing: -0.3, ring: 0.2, near: 0.12, far: 0.05 } as const;
/**
 * Twin groups that differ in space: methyls next to a stereocentre, of =C(CH3)2, on the nitrogen of
 * an amide (0.09 in dimethylformamide).
 */
const TWINS_PPM = 0.08;

/** The hydrogens of a molecule with their predicted shifts, in atom order. */
export function hydrogenSites(molecule: Molecule, predicted: PredictedSignals): HydrogenSite[] {
  const { graph } = molecule;
  const aside = twinSides(molecule);
  return Array.from({ length: graph.atomCount }, (_, atom) => atom).flatMap(
    (atom): HydrogenSite[] => {
      const nuclei = graph.hydrogens[atom];
      if (nuclei === 0 || Number.isNaN(predicted.shift[atom])) return [];
      const centre = predicted.shift[atom] + (aside.get(atom) ?? 0);
      const exchanging = isExchanging(graph.element[atom]);
      const gap = nuclei === 2 && !exchanging ? methyleneGap(molecule, atom) : undefined;
      const site = (face: 0 | 1, ppm: number): HydrogenSite => ({
        atom,
        nuclei: gap === undefined ? nuclei : 1,
        ppm: Math.round(ppm * 1000) / 1000,
        face,
        exchanging,
      });
      return gap === undefined
        ? [site(0, centre)]
        : [site(0, centre - gap / 2), site(1, centre + gap / 2)];
    },
  );
}

/** Shift of face 1 less that of face 0; undefined where both hydrogens are one group. */
function methyleneGap(molecule: Molecule, atom: number): number | undefined {
  const methylidene = methylideneGap(molecule, atom);
  if (methylidene !== undefined) return methylidene;
  if (!mayDiffer(molecule, [atom], 'hydrogens')) return undefined;
  const ring = molecule.perception.smallestRing[atom];
  const distance = stereoDistance(molecule, atom);
  if (ring > 0)
    return distance === undefined
      ? undefined
      : ring === 6
        ? GAP_PPM.chair
        : ring === 3
          ? GAP_PPM.threeRing
          : GAP_PPM.ring;
  if (distance === undefined || distance === 2) return GAP_PPM.far;
  return distance === 1 ? GAP_PPM.near : undefined;
}

/**
 * By atom, how far groups that are alike by connectivity lie from their common prediction where
 * stereochemistry sets them apart.
 */
function twinSides(molecule: Molecule): Map<number, number> {
  const { graph, perception } = molecule;
  const aside = new Map<number, number>();
  const signals = signalsOfClasses(graph, perception);
  const atoms = Array.from({ length: graph.atomCount }, (_, atom) => atom);
  signals.forEach((count, symmetryClass) => {
    if (count !== 2) return;
    const twins = atoms.filter((atom) => perception.symmetryClass[atom] === symmetryClass);
    if (twins.length === 2) twins.forEach((atom, k) => aside.set(atom, (k - 0.5) * TWINS_PPM));
  });
  return aside;
}

/** A group on one of two neighbouring saturated carbons, as the coupling across their bond feels it. */
export interface Substituent {
  /** Electronegativity above that of hydrogen, what the group bears taken into account. */
  readonly excess: number;
  /** 1 where it lies clockwise of its carbon's hydrogen, seen from that carbon towards the other; else −1. */
  readonly side: 1 | -1;
}

/**
 * C. A. G. Haasnoot, F. A. A. M. de Leeuw, C. Altona, Tetrahedron 36 (1980) 2783, equation 8 with the general
 * set of parameters: Hz, and radians for P6.
 */
const P1 = 13.7,
  P2 = -0.73,
  P4 = 0.56,
  P5 = -2.47,
  P6 = (16.9 * Math.PI) / 180;
/** How much of its own substituents' excess a group loses (P7 of the same set). */
const P7 = 0.14;

/** Electronegativities above that of hydrogen, by atomic number (M. L. Huggins 1953, as the paper uses them). */
const EXCESS: Readonly<Record<number, number>> = {
  6: 0.4,
  7: 0.85,
  8: 1.3,
  9: 1.7,
  14: -0.3,
  15: -0.1,
  16: 0.4,
  17: 0.95,
  35: 0.75,
  53: 0.45,
};

/** The excess of a group: its first atom's, less a share of those bonded to it. Atomic numbers. */
export const groupExcess = (first: number, beyond: readonly number[]): number =>
  (EXCESS[first] ?? 0) - P7 * beyond.reduce((sum, each) => sum + (EXCESS[each] ?? 0), 0);

/** ³J of H–C–C–H between saturated carbons, Hz; the torsion in radians. */
export function saturatedCoupling(torsion: number, substituents: readonly Substituent[]): number {
  const cos = Math.cos(torsion);
  const plain = P1 * cos * cos + P2 * cos;
  return substituents.reduce((sum, { excess, side }) => {
    const turned = Math.cos(side * torsion + P6 * Math.abs(excess));
    return sum + excess * (P4 + P5 * turned * turned);
  }, plain);
}

/** ³J of H–C–C=C with hydrogen at the next sp² carbon, Hz (E. W. Garbisch, J. Am. Chem. Soc. 86 (1964) 5561). */
export function allylicCoupling(torsion: number): number {
  const cos2 = Math.cos(torsion) ** 2;
  return (Math.cos(torsion) >= 0 ? 6.6 : 11.6) * cos2 + 2.6 * (1 - cos2);
}

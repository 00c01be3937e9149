import { O, P } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';

/**
 * Hydrogens on P=O, ppm as centre and standard deviation: dialkyl phosphites 6.7–7.0; phosphinates
 * and secondary phosphine oxides 6.5–8.1 (L. D. Quin, A. J. Williams, Practical Interpretation of
 * P-31 NMR Spectra, ch. 7).
 */
const PHOSPHITE = [6.85, 0.15] as const,
  OTHER = [7.3, 0.5] as const;

/**
 * Places the hydrogens on P=O, which too few measured compounds have for the learned tables to
 * know.
 */
export function placeHydrides(
  { shift, sd }: { readonly shift: Float32Array; readonly sd: Float32Array },
  { atomCount, degree, element, hydrogens, neighbours, orders }: MolecularGraph,
): void {
  for (let atom = 0; atom < atomCount; atom++) {
    if (element[atom] !== P || hydrogens[atom] === 0) continue;
    const slots = Array.from({ length: degree[atom] }, (_, k) => atom * MAX_DEGREE + k).filter(
      (slot) => element[neighbours[slot]] === O,
    );
    if (!slots.some((slot) => orders[slot] === 2)) continue;
    [shift[atom], sd[atom]] = slots.length === 3 ? PHOSPHITE : OTHER;
  }
}

import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { CarbonSkeleton } from './carbon-skeletons.ts';

/** The smallest hydrocarbon ion that is listed, and the largest that such series reach. */
const FEWEST_CARBONS = 2,
  MOST_CARBONS = 12;
/** Double bonds that an alicyclic skeleton gains by losing hydrogen: one molecule of it. */
const BY_LOSING_HYDROGEN = 1;
/** H₂ lost by the smallest ions once more: C₃H₃⁺ of m/z 39, C₄H₅⁺ of 53. */
const SMALL = 4;

/**
 * Ions of chains, alkenes and alicyclic rings: CₙH₂ₙ₊₁⁺ (43, 57, 71), CₙH₂ₙ₋₁⁺ (41, 55, 69), CₙH₂ₙ₋₃⁺
 * (67, 81, 95), CₙH₂ₙ₋₅⁺ (79, 93, 107) and CₙH₂ₙ₋₇⁺ (77, 91, 105), and the radical cations between
 * them (42, 56; 54, 68, 82; 80, 94), as far as a skeleton has the carbons and the rings and double
 * bonds (E. Pretsch, P. Bühlmann, M. Badertscher, Structure Determination of Organic Compounds, 5th
 * ed., ch. 8, hydrocarbons; F. W. McLafferty, F. Tureček, Interpretation of Mass Spectra, 4th ed.,
 * ch. 9.1 and table A.6). Hydrogens move along chains and rings, so that where the bonds break says
 * little.
 */
export function hydrocarbonIons(skeletons: readonly CarbonSkeleton[]): AtomCounts[] {
  const ions: AtomCounts[] = [];
  for (const { carbons, aromatic, unsaturation, alkyl } of skeletons) {
    if (aromatic > 0) continue;
    for (let n = FEWEST_CARBONS; n <= Math.min(carbons, MOST_CARBONS); n++) {
      if (n <= alkyl) ions.push({ C: n, H: 2 * n + 1 });
      const most = unsaturation + BY_LOSING_HYDROGEN + (n <= SMALL ? 1 : 0);
      for (let pairs = 1; pairs <= Math.min(most, n - 1, 4); pairs++)
        ions.push({ C: n, H: 2 * n + 1 - 2 * pairs });
      for (let pairs = 1; pairs <= Math.min(unsaturation, n - 1, 4); pairs++)
        ions.push({ C: n, H: 2 * n + 2 - 2 * pairs });
    }
  }
  return ions;
}

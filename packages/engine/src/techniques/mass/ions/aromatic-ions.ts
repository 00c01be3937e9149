import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { CarbonSkeleton } from './carbon-skeletons.ts';

/**
 * Hydrocarbon ions into which benzene rings with their side chains break and rearrange, by number of
 * carbons: cyclopropenyl (39), cyclopentadienyl (65), phenyl (77), tropylium (91), styryl and
 * phenylethyl (103–105), indenyl and what closes to it (115–119), naphthyl (127–129, 141),
 * biphenylene (152), fluorenyl (165), and those with less hydrogen (E. Pretsch, P. Bühlmann, M.
 * Badertscher, Structure Determination of Organic Compounds, 5th ed., ch. 8, aromatic hydrocarbons;
 * F. W. McLafferty, F. Tureček, Interpretation of Mass Spectra, 4th ed., table 5.2, appendix A). A
 * row: hydrogens of the ions.
 */
const HYDROGENS: Readonly<Record<number, readonly number[]>> = {
  3: [2, 3],
  4: [2, 3, 4, 5],
  5: [2, 3, 4, 5, 6],
  6: [2, 3, 4, 5, 6, 7],
  7: [5, 6, 7, 8],
  8: [5, 6, 7, 8, 9],
  9: [7, 8, 9, 11],
  10: [6, 7, 8, 9, 10, 11, 13],
  11: [7, 9, 10, 11],
  12: [6, 7, 8, 9, 10],
  13: [7, 8, 9, 10, 11],
  14: [8, 9, 10, 11],
};
/** A benzene ring's carbons; rings share them where they are fused. */
const RING = 6;

/** The ions of each skeleton with a benzene ring, as far as it has their carbons. */
export const aromaticIons = (skeletons: readonly CarbonSkeleton[]): AtomCounts[] =>
  skeletons
    .filter(({ aromatic }) => aromatic >= RING)
    .flatMap(({ carbons }) =>
      Object.entries(HYDROGENS).flatMap(([count, all]) =>
        Number(count) <= carbons ? all.map((H) => ({ C: Number(count), H })) : [],
      ),
    );

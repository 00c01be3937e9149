/**
 * Ranges of ¹H coupling constants by kind of path, without sign, Hz, from the tables of E. Pretsch, P. Bühlmann, M. Badertscher, Structure Determination of
 * Organic Compounds (5th ed., ¹H chapter, ¹⁹F and ³¹P couplings therein). Wide where the dihedral angle decides and is not known.
 */
export type Range = readonly [from: number, to: number];

export const GEMINAL = { sp3: [8, 20], smallRing: [3, 8], betweenOxygens: [0, 10], methylidene: [0, 4] } satisfies Record<string, Range>;
/** Between sp³ carbons: of a methyl group, of a chain, in rings (any dihedral angle), in three-membered rings. */
export const VICINAL = { methyl: [5, 8.5], chain: [1.5, 12.5], ring: [0, 14], threeRing: [1.5, 11] } satisfies Record<string, Range>;
/** sp³ to sp²: allylic hydrogen with =CH, hydrogen next to an aldehyde. */
export const ALLYL = { chain: [3.5, 10.5], ring: [0.5, 8], aldehyde: [0.3, 4.5] } satisfies Record<string, Range>;
/** Across a C=C: open chains (cis and trans), and rings by their size. */
export const OLEFIN: { readonly chain: Range; readonly ring: Readonly<Record<number, Range>> } = { chain: [4, 19.5], ring: { 3: [0.5, 2.5], 4: [2, 5], 5: [4, 8], 6: [7, 12], 7: [8, 14], 8: [9, 14] } };
/** Across the single bond between two sp² carbons: dienes and enals, in rings. */
export const DIENE = { chain: [6, 13], ring: [2, 11] } satisfies Record<string, Range>;
/** Neighbours on aromatic rings: benzenes, six-membered rings beside a heteroatom, five-membered rings. */
export const ORTHO = { carbocycle: [6, 10], besideHetero: [3.5, 9], fiveRing: [0.8, 6.5] } satisfies Record<string, Range>;
export const LONG_RANGE = { meta: [0.7, 3.5], para: [0, 1.5], allylic: [0.3, 3.5], propargylic: [1.5, 3.5], homopropargylic: [1, 3.5], homoallylic: [0, 3.5], w: [0, 7] } satisfies Record<string, Range>;
export const EXCHANGING: Range = [2, 12];
export const FLUORINE = { geminal: [40, 90], vicinal: [0.5, 40], ortho: [5, 14], meta: [3, 9.5], far: [0, 5] } satisfies Record<string, Range>;
export const PHOSPHORUS = { direct: [150, 750], geminal: [0.5, 30], vicinal: [1, 35], far: [0, 6] } satisfies Record<string, Range>;
/** On silicon, boron and phosphorus: H–Si–C–H, H–P–C–H. */
export const HYDRIDE: Range = [0.5, 15];

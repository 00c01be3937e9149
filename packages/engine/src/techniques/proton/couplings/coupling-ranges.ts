/**
 * Where constants of one kind of path are found: a centre, a standard deviation, and the share of
 * such paths, Hz.
 */
export type Usual = readonly [centre: number, sd: number, share: number];

/** ¹H coupling constants of one kind of path, without sign, Hz. */
export interface Constants {
  /** Number of the kind: equal kinds give equal likelihoods. */
  readonly id: number;
  /** What has been observed at all. */
  readonly from: number;
  readonly to: number;
  /** What is usual; the shares add up to 1. */
  readonly usual: readonly Usual[];
}

let kinds = 0;
const kind = (from: number, to: number, ...usual: readonly Usual[]): Constants => ({
  id: kinds++,
  from,
  to,
  usual,
});

/*
 * Ranges and usual values by kind of path, from the tables of E. Pretsch, P. Bühlmann, M.
 * Badertscher, Structure Determination of Organic Compounds (5th ed., ¹H chapter, ¹⁹F and ³¹P
 * couplings therein). Wide, or with two centres (cis and trans, axial and equatorial), where
 * geometry decides and is not known.
 */

export const GEMINAL = {
  sp3: kind(8, 20, [12.5, 1.8, 0.6], [16.5, 1.6, 0.4]),
  besideHetero: kind(6, 15, [9.3, 1.2, 0.6], [11.5, 1.5, 0.4]),
  smallRing: kind(3, 8, [5, 1, 1]),
  betweenOxygens: kind(0, 10, [4, 3, 1]),
  methylidene: kind(0, 4, [1.6, 0.8, 1]),
} satisfies Record<string, Constants>;
/**
 * Between sp³ carbons: of a methyl group, of a chain (free, next to oxygen on both carbons, or
 * between hydrogens that differ), in rings by size, averaged where a ring turns over and has no
 * faces, at bridgeheads, in epoxides and aziridines. Oxygen or nitrogen on both carbons lowers those
 * of six-membered and larger rings: pyranoses have 9 to 10 (anti), 3 to 4 and 1 to 2 (gauche), and 7.8
 * at C1, as known of the glucopyranoses and mannopyranoses (B. Coxon, Adv. Carbohydr. Chem. Biochem. 62 (2009)
 * 17, reviews such constants; the values here were not compared with its tables).
 */
export const VICINAL = {
  methyl: kind(5, 8.5, [7.1, 0.4, 0.7], [6.4, 0.4, 0.3]),
  chain: kind(1.5, 12.5, [7, 0.7, 0.8], [6.5, 2, 0.2]),
  betweenOxygens: kind(1.5, 12.5, [5, 1, 0.8], [6, 2.5, 0.2]),
  fixed: kind(1.5, 12.5, [6.5, 1.5, 0.5], [4.5, 1.5, 0.2], [9.5, 1.5, 0.3]),
  ring: kind(0, 14, [4, 1.4, 0.45], [10.8, 1.5, 0.3], [6.5, 1.5, 0.25]),
  ringBetweenHetero: kind(
    0,
    11,
    [3.5, 0.7, 0.35],
    [9.4, 0.7, 0.4],
    [7.8, 0.6, 0.15],
    [1.6, 0.7, 0.1],
  ),
  turning: kind(3, 12, [6.3, 0.9, 0.7], [7.5, 1.5, 0.3]),
  bridgehead: kind(0, 14, [4.3, 0.9, 0.4], [1.2, 0.8, 0.2], [10.8, 1.5, 0.2], [7.5, 2, 0.2]),
  fiveRing: kind(0, 14, [7.5, 2.3, 0.8], [2.5, 1.2, 0.2]),
  fourRing: kind(0, 14, [8, 2.5, 1]),
  threeRing: kind(1.5, 11, [8, 1.3, 0.5], [5.2, 1.3, 0.5]),
  epoxide: kind(1.5, 11, [4.2, 0.7, 0.5], [2.6, 0.8, 0.5]),
} satisfies Record<string, Constants>;
/**
 * sp³ to sp²: allylic hydrogen with =CH, of CH2 and CH3 and of CH, hydrogen next to an aldehyde.
 */
export const ALLYL = {
  chain: kind(3.5, 10.5, [6.7, 0.8, 0.8], [5.3, 1, 0.2]),
  tertiary: kind(3.5, 10.5, [7.3, 1.3, 1]),
  ring: kind(0.5, 8, [3.5, 1.6, 1]),
  aldehyde: kind(0.3, 4.5, [1.9, 0.6, 1]),
} satisfies Record<string, Constants>;
/** Across a C=C: in chains cis or trans, of =CH2 the one and the other; in rings by their size. */
export const OLEFIN: {
  readonly chain: Constants;
  readonly terminal: Constants;
  readonly ring: Readonly<Record<number, Constants>>;
} = {
  chain: kind(4, 19.5, [15.8, 0.8, 0.65], [11, 1.3, 0.35]),
  terminal: kind(4, 19.5, [17.2, 0.7, 0.4], [10.4, 0.7, 0.4], [14.1, 0.8, 0.1], [6.5, 0.8, 0.1]),
  ring: {
    3: kind(0.5, 2.5, [1.3, 0.5, 1]),
    4: kind(2, 5, [2.9, 0.6, 1]),
    5: kind(4, 8, [5.7, 0.7, 1]),
    6: kind(7, 12, [9.9, 0.8, 1]),
    7: kind(8, 14, [11, 1, 1]),
    8: kind(9, 14, [11.5, 1, 1]),
  },
};
/** Across the single bond between two sp² carbons: dienes, enals, in rings. */
export const DIENE = {
  chain: kind(6, 13, [10.7, 0.8, 1]),
  enal: kind(6, 9, [7.8, 0.3, 1]),
  ring: kind(2, 11, [5.7, 1.3, 1]),
  fiveRing: kind(1, 5, [2.2, 0.8, 1]),
} satisfies Record<string, Constants>;
/**
 * Neighbours on aromatic rings: benzene; pyridine and similar, next to the heteroatom and farther
 * on; furan; thiophene; pyrrole and indole; azoles; the bond of fused rings that is not a double
 * bond in most Kekulé forms.
 */
export const ORTHO = {
  carbocycle: kind(6, 10, [8, 0.5, 1]),
  fused: kind(6, 9.5, [7.2, 0.5, 0.5], [8.2, 0.4, 0.5]),
  besideHetero: kind(3.5, 9, [5, 0.6, 1]),
  nextToHetero: kind(6, 10, [8, 0.6, 1]),
  diazine: kind(3, 10, [5, 0.4, 0.7], [9, 0.6, 0.3]),
  furanAlpha: kind(0.8, 3, [1.8, 0.3, 1]),
  furanBeta: kind(2.5, 4.5, [3.4, 0.3, 1]),
  thiopheneAlpha: kind(4, 6.5, [5.1, 0.4, 1]),
  thiopheneBeta: kind(3, 4.5, [3.8, 0.4, 1]),
  pyrroleAlpha: kind(1.5, 4, [2.8, 0.4, 1]),
  pyrroleBeta: kind(2.5, 4.5, [3.5, 0.4, 1]),
  azole: kind(0, 4, [1.8, 0.8, 1]),
  thiazole: kind(2.5, 4.5, [3.3, 0.3, 1]),
} satisfies Record<string, Constants>;
/**
 * Over four and five bonds. Across the nitrogen of a six-membered ring (pyridine 0.1, pyrimidine 0.6)
 * there is hardly any; benzylic constants are half of allylic ones (toluene 0.75, 3-methylthiophene
 * 1.1). Last, ³J to ¹⁴N of tetraalkylammonium (tetraethylammonium 1.9).
 */
export const LONG_RANGE = {
  meta: kind(0.7, 3.5, [2, 0.6, 1]),
  metaAcrossNitrogen: kind(0, 2, [0.4, 0.4, 1]),
  metaFiveRing: kind(0.5, 3, [1.2, 0.4, 1]),
  para: kind(0, 1.5, [0.6, 0.3, 1]),
  allylic: kind(0.3, 3.5, [1.5, 0.4, 1]),
  benzylic: kind(0, 2, [0.7, 0.2, 0.8], [1.1, 0.2, 0.2]),
  propargylic: kind(1.5, 3.5, [2.6, 0.3, 1]),
  homopropargylic: kind(1, 3.5, [2.5, 0.4, 1]),
  homoallylic: kind(0, 3.5, [1.5, 0.7, 1]),
  w: kind(0, 7, [1.8, 0.8, 0.7], [3.7, 0.8, 0.3]),
  ammonium: kind(1, 3, [1.9, 0.2, 1]),
} satisfies Record<string, Constants>;
export const EXCHANGING = {
  amide: kind(2, 12, [5.6, 0.6, 0.6], [7.5, 1, 0.4]),
  other: kind(2, 12, [5.5, 1, 1]),
} satisfies Record<string, Constants>;
/** CHF and CHF2 differ in both their constants (CH3CH2F 46.7 and 25.2, CH3CHF2 57.2 and 20.8). */
export const FLUORINE = {
  geminal: kind(40, 90, [47, 2.5, 0.8], [54, 3, 0.2]),
  geminalOfTwo: kind(40, 90, [56, 2, 0.8], [52, 3, 0.2]),
  vicinal: kind(0.5, 40, [20, 7, 0.6], [10, 4, 0.4]),
  vicinalOfTwo: kind(0.5, 25, [15, 2.5, 0.5], [20.5, 1.5, 0.2], [10, 4, 0.3]),
  trifluoromethyl: kind(5, 13, [8.8, 1, 1]),
  ortho: kind(5, 14, [8.9, 0.8, 0.7], [10.5, 1, 0.3]),
  meta: kind(3, 9.5, [5.6, 0.8, 1]),
  far: kind(0, 5, [1.5, 1, 1]),
} satisfies Record<string, Constants>;
/**
 * H–C–O–P: trimethyl phosphate 11.0, triethyl phosphate 8.0; H–C–C–P mostly above 15. On =CH2 of vinylphosphonates
 * 22 to 25 cis and 45 to 52 trans to phosphorus.
 */
export const PHOSPHORUS = {
  direct: kind(150, 750, [690, 40, 0.5], [200, 30, 0.25], [480, 60, 0.25]),
  geminal: kind(0.5, 30, [17, 4, 0.7], [3, 2, 0.3]),
  vicinal: kind(1, 35, [17.5, 3, 0.7], [8.5, 2.5, 0.3]),
  olefinic: kind(8, 60, [23, 4, 0.5], [48, 5, 0.5]),
  acrossOxygen: kind(1, 20, [7.9, 1, 0.6], [11, 0.8, 0.4]),
  far: kind(0, 6, [1.5, 1, 1]),
} satisfies Record<string, Constants>;
/** On silicon, boron and phosphorus: H–Si–C–H, H–P–C–H. */
export const HYDRIDE = kind(0.5, 15, [3.7, 1.5, 0.7], [7, 2, 0.3]);

import type { H1Peak, Spectrum, SpectrumType } from '@elucida/spectra/spectrum';

/**
 * Where the peaks of a spectrum come from: printed in the source, picked by this program in the recorded
 * decays of the source, or made from the bonds at assigned shifts, with flaws (`correlations-of-sites.ts`).
 */
export type PeakOrigin = 'published' | 'recorded' | 'from_assignment';

export interface NaturalProductBase {
  readonly name: string;
  readonly formula: string;
  /** The answer. For the scoring, never for the engine. */
  readonly smiles: string;
  /** Paper, book, record or address, with the licence where it is one of data. */
  readonly source: string;
  /** Whether the tables of shifts were learned from rows of this molecule, so that it is no unseen one. */
  readonly isInTraining: boolean;
}

/** A carbon line with the atoms of the SMILES that it is assigned to, and their hydrogens' signals. */
export interface AssignedCarbon {
  /** Positions of heavy atoms in the SMILES, from 0. */
  readonly atoms: readonly number[];
  /** ¹³C shift, ppm. */
  readonly c: number;
  /** Signals of the hydrogens on these atoms; `int` counts all of them. */
  readonly h?: readonly H1Peak[];
}

/** A molecule of which assigned shifts are published. */
export interface AssignedProduct extends NaturalProductBase {
  readonly carbons: readonly AssignedCarbon[];
  /** Signals of hydrogens on no carbon. */
  readonly mobile?: readonly H1Peak[];
  /** The source prints which carbons are C, CH, CH₂ and CH₃. */
  readonly hasCarbonTypes?: boolean;
  /** Spectra in two dimensions that the source prints; the others are made from the assignment. */
  readonly published?: readonly Spectrum[];
}

/** A molecule of which the peaks themselves are known. */
export interface ListedProduct extends NaturalProductBase {
  readonly spectra: readonly Spectrum[];
  readonly origin: PeakOrigin;
}

export type NaturalProduct = AssignedProduct | ListedProduct;

/** A case of the bench: lists, spectra in two dimensions, and where these are from. */
export interface NaturalProductCase extends NaturalProductBase {
  readonly lists: readonly Spectrum[];
  readonly correlated: readonly Spectrum[];
  readonly origins: Readonly<Partial<Record<SpectrumType, PeakOrigin>>>;
}

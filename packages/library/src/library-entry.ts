import type { Language } from '@elucida/spectra/languages';

/** What a compound is, in one word: closed, so that every screen can translate it. */
export const COMPOUND_CLASSES = [
  'acid',
  'acyl-halide',
  'agrochemical',
  'alcohol',
  'aldehyde',
  'alkane',
  'alkene',
  'alkyne',
  'amide',
  'amine',
  'amino-acid',
  'anhydride',
  'arene',
  'azide',
  'azo',
  'biomolecule',
  'boron',
  'drug',
  'dye',
  'ester',
  'ether',
  'fragrance',
  'halide',
  'heteroarene',
  'hydrazine',
  'imide',
  'imine',
  'isocyanate',
  'isothiocyanate',
  'ketone',
  'lactam',
  'lactone',
  'natural-product',
  'nitrile',
  'nitro',
  'oxime',
  'peroxide',
  'phenol',
  'phosphorus',
  'silicon',
  'sugar',
  'sulfur',
  'terpene',
  'vitamin',
] as const;
export type CompoundClass = (typeof COMPOUND_CLASSES)[number];

/**
 * One compound that chemists meet, as the project writes it down: a row of `known-compounds.tsv`.
 * Each name belongs to one constitution alone, but for case, accents, spaces and hyphens.
 */
export interface LibraryEntry {
  /** Without stereochemistry. */
  readonly smiles: string;
  /** In Hill order. */
  readonly formula: string;
  /**
   * Basque ones with their article, as Basque chemistry names compounds. Where stereoisomers share
   * the constitution, those of the best known one.
   */
  readonly names: Readonly<Record<Language, string>>;
  readonly is: CompoundClass;
  /**
   * Further names of the same compound in any of the three languages (systematic, trivial, old,
   * abbreviated).
   */
  readonly synonyms: readonly string[];
  /**
   * Names of its other stereoisomers (galactose next to glucose): they find this constitution but
   * are never shown as names of this compound.
   */
  readonly stereoisomers: readonly string[];
}

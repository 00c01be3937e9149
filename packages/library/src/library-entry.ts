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
 * One compound that chemists meet, as the project writes it down. SMILES without stereochemistry;
 * formula in Hill order; names in English, Spanish and Basque (with its article, as Basque
 * chemistry names compounds). Where stereoisomers share the constitution, the name is that of the
 * best known one. `aka`: further names of the same compound in any of the three languages
 * (systematic, trivial, old, abbreviated). `stereoisomers`: names of its other stereoisomers
 * (galactose next to glucose): they find this constitution but are never shown as names of this
 * compound. Each name belongs to one constitution alone, but for case, accents, spaces and hyphens.
 */
export type LibraryEntry = readonly [
  smiles: string,
  formula: string,
  en: string,
  es: string,
  eu: string,
  is: CompoundClass,
  aka?: readonly string[],
  stereoisomers?: readonly string[],
];

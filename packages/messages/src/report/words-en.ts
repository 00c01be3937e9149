/** Single terms that sentences of the report are given, by the engine's codes. */
export const wordsEn = {
  technique: { H1NMR: '¹H NMR', C13NMR: '¹³C NMR', IR: 'IR', UVVIS: 'UV-Vis', MS: 'MS' },
  environment: {
    methyl: 'CH₃', 'methyl-on-carbonyl': 'CH₃ next to C=O', 'methyl-on-ring': 'CH₃ on the aromatic ring', 'methyl-on-oxygen': 'OCH₃', 'methyl-on-nitrogen': 'NCH₃', 'methyl-on-sulfur': 'SCH₃',
    methylene: 'CH₂', 'methylene-on-carbonyl': 'CH₂ next to C=O', 'methylene-on-ring': 'benzylic CH₂', 'methylene-on-oxygen': 'OCH₂', 'methylene-on-nitrogen': 'NCH₂', 'methylene-on-sulfur': 'SCH₂', 'methylene-on-halogen': 'CH₂ bearing halogen',
    methine: 'CH', 'methine-on-carbonyl': 'CH next to C=O', 'methine-on-ring': 'benzylic CH', 'methine-on-oxygen': 'OCH', 'methine-on-nitrogen': 'NCH', 'methine-on-sulfur': 'SCH', 'methine-on-halogen': 'CH bearing halogen',
    quaternary: 'quaternary C', 'quaternary-on-oxygen': 'quaternary C–O', 'quaternary-on-nitrogen': 'quaternary C–N', 'quaternary-on-halogen': 'quaternary C bearing halogen',
    'aromatic-ch': 'aromatic CH', 'aromatic-carbon': 'aromatic C', 'aromatic-carbon-oxygen': 'aromatic C–O', 'aromatic-carbon-nitrogen': 'aromatic C–N', 'aromatic-carbon-halogen': 'aromatic C bearing halogen',
    'alkene-ch2': '=CH₂', 'alkene-ch': '=CH', 'alkene-carbon': 'alkene C', 'alkyne-ch': '≡CH', 'alkyne-carbon': 'alkyne C', 'nitrile-carbon': 'C≡N', 'cumulene-carbon': '=C=',
    aldehyde: 'CHO', 'ketone-carbonyl': 'ketone C=O', 'acid-carbonyl': 'acid C=O', 'amide-carbonyl': 'amide C=O', 'imine-ch': 'CH=N', 'imine-carbon': 'C=N', 'thiocarbonyl-carbon': 'C=S',
    'ester-carbonyl': 'ester C=O', 'anhydride-carbonyl': 'anhydride C=O', 'acyl-halide-carbonyl': 'acyl halide C=O', 'thioester-carbonyl': 'thioester C=O', 'carbamate-carbonyl': 'carbamate C=O', 'carbonate-carbonyl': 'carbonate C=O', 'urea-carbonyl': 'urea C=O', 'formyl-ester': 'formate OCHO', 'acetal-carbon': 'O–C–O', 'amine-hydrogens': 'NH₂',
    hydroxyl: 'OH', 'amine-hydrogen': 'NH', 'thiol-hydrogen': 'SH', other: 'heteroatom',
  },
  vibration: {
    'o-h': 'O–H stretch', 'o-h-acid': 'broad O–H stretch of an acid', 'n-h': 'N–H stretch', 'n-h-pair': 'pair of N–H stretches', 'c-h-alkyne': '≡C–H stretch', 'c-h-sp2': '=C–H stretch', 'c-h-aldehyde': 'aldehyde C–H stretch', 'c-h-n-methyl': 'C–H stretch next to the amine nitrogen', 's-h': 'S–H stretch', 'si-h': 'Si–H stretch',
    'c-n-triple': 'C≡N stretch', 'c-c-triple': 'C≡C stretch', cumulated: 'stretch of cumulated double bonds', 'c-o-double': 'C=O stretch', 'c-o-double-high': 'upper C=O stretch', 'c-c-double': 'C=C stretch', 'c-c-aromatic': 'aromatic ring stretch', 'c-n-double': 'C=N stretch',
    'n-o-asymmetric': 'asymmetric NO₂ stretch', 'n-o-symmetric': 'symmetric NO₂ stretch', 's-o-double': 'S=O stretch', 's-o-double-asymmetric': 'asymmetric SO₂ stretch', 'p-o-double': 'P=O stretch', 'c-o': 'C–O stretch', 'c-o-c-aryl': 'aryl C–O–C stretch', 'c-h-out-of-plane': 'C–H out-of-plane bend', 'n-h-bend': 'N–H bend', 'c-f': 'C–F stretch', 'c-cl': 'C–Cl stretch', 'c-br': 'C–Br stretch',
  },
  multiplicity: { s: 'singlet', d: 'doublet', t: 'triplet', q: 'quartet', quint: 'quintet', sext: 'sextet', sept: 'septet', m: 'multiplet', 'br-s': 'broad singlet', 'br-d': 'broad doublet', 'br-t': 'broad triplet', 'br-m': 'broad multiplet', dd: 'doublet of doublets', dt: 'doublet of triplets', td: 'triplet of doublets', dq: 'doublet of quartets', ddd: 'doublet of doublets of doublets' },
  chromophore: { diene: 'conjugated diene', enone: 'conjugated carbonyl', 'unsaturated-acid': 'conjugated acid or ester', 'aryl-carbonyl': 'aryl carbonyl', arene: 'benzene ring', 'arene-auxochrome': 'benzene ring with an electron-donating group', 'aryl-vinyl': 'benzene ring conjugated with a C=C bond', 'aryl-nitrile': 'benzene ring with a nitrile group', 'fused-arene': 'fused aromatic rings', heteroarene: 'heteroaromatic ring', carbonyl: 'n→π* band of the carbonyl', nitro: 'nitro group', 'nitro-aryl': 'nitroarene', azo: 'azo group', nitroso: 'nitroso group', quinone: 'quinone', thiocarbonyl: 'thiocarbonyl', iodide: 'C–I bond' },
  /** What a confidence means, as a sentence. */
  level: { high: 'That is high: at least nine in ten answers given like this are right.', 'high-beyond': 'That is high: among molecules of up to 20 atoms besides hydrogen at least nine in ten such answers are right; for larger ones this has not been measured.', moderate: 'That is moderate: more likely right than not, but not safe.', low: 'That is low: take it as a lead, not as an answer.' },
};
type Words<T> = { readonly [K in keyof T]: { readonly [W in keyof T[K]]: string } };
export type ReportWords = Words<typeof wordsEn>;

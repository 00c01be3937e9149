import type { ParentRow } from './parent-words.ts';
import type { RadicalRow } from './radical-words.ts';

/**
 * Amino acids (P-103): stem before `ine`, `yl`, `inate`, `inamide`; the side chain on C-2, its
 * locants; the configuration is that of the L form (`&`), which only holds where the name says D or
 * L. Cysteine's order of neighbours is the same as serine's: L is (R) there by the rules of Cahn,
 * Ingold and Prelog alone.
 */
interface AminoAcid {
  /** Before the vowel of the ending, and the ending of the acid itself. */
  readonly stem: readonly [en: string, es: string, eu: string];
  readonly name: readonly [en: string, es: string, eu: string];
  readonly side: string;
  readonly locants: string;
}
const ine = (en: string, es: string, eu: string, side: string, locants: string): AminoAcid => ({
  stem: [en, es, eu],
  name: [`${en}ine`, `${es}ina`, `${eu}ina`],
  side,
  locants,
});

const AMINO_ACIDS: readonly AminoAcid[] = [
  ine('alan', 'alan', 'alan', 'C', '3|beta'),
  ine('val', 'val', 'bal', 'C(C)C', "3|beta 4|gamma 4'"),
  ine('leuc', 'leuc', 'leuz', 'CC(C)C', "3|beta 4|gamma 5|delta 5'"),
  ine('norleuc', 'norleuc', 'norleuz', 'CCCC', '3 4 5 6'),
  ine('norval', 'norval', 'norbal', 'CCC', '3 4 5'),
  ine('isoleuc', 'isoleuc', 'isoleuz', '[C@@H](C)CC', "3|beta 3' 4 5"),
  ine('alloisoleuc', 'aloisoleuc', 'aloisoleuz', '[C@H](C)CC', "3|beta 3' 4 5"),
  ine('ser', 'ser', 'ser', 'CO', '3|beta O|O3'),
  ine('homoser', 'homoser', 'homoser', 'CCO', '3 4 O|O4'),
  ine('threon', 'treon', 'treon', '[C@H](O)C', '3|beta O|O3 4'),
  ine('cyste', 'ciste', 'ziste', 'CS', '3|beta S|S3'),
  ine('homocyste', 'homociste', 'homoziste', 'CCS', '3 4 S|S4'),
  ine('selenocyste', 'selenociste', 'selenoziste', 'C[Se]', '3 Se'),
  ine('methion', 'metion', 'metion', 'CCSC', '3|beta 4|gamma S .'),
  ine('ethion', 'etion', 'etion', 'CCSCC', '3 4 S . .'),
  ine('phenylalan', 'fenilalan', 'fenilalan', 'Cc1ccccc1', 'beta 1 2 3 4 5 6'),
  ine('tyros', 'tiros', 'tiros', 'Cc1ccc(O)cc1', 'beta 1 2 3 4 O|O4 5 6'),
  ine('histid', 'histid', 'histid', 'CC1=CNC=N1', 'beta 4 5 1|Ntau|tau 2 3|Npi|pi'),
  ine('lys', 'lis', 'lis', 'CCCCN', "3|beta 4|gamma 5|delta 6|epsilon N'|N6|Nepsilon"),
  ine('ornith', 'ornit', 'ornit', 'CCCN', "3 4 5 N'|N5|Ndelta"),
  ine('argin', 'argin', 'argin', 'CCCNC(=N)N', '3 4 5 N5|Ndelta . . .'),
  ine('citrull', 'citrul', 'zitrul', 'CCCNC(=O)N', '3 4 5 N5 . . .'),
  {
    stem: ['tryptophan', 'triptofan', 'triptofan'],
    name: ['tryptophan', 'triptofano', 'triptofano|triptofanoa'],
    side: 'Cc1c[nH]c2ccccc12',
    locants: 'beta 3 2 1 7a 7 6 5 4 3a',
  },
  {
    stem: ['asparag', 'asparag', 'asparag'],
    name: ['asparagine', 'asparagina', 'asparagina'],
    side: 'CC(=O)N',
    locants: '3 4 . N4',
  },
  {
    stem: ['glutam', 'glutam', 'glutam'],
    name: ['glutamine', 'glutamina', 'glutamina'],
    side: 'CCC(=O)N',
    locants: '3 4 5 . N5',
  },
];
/** Stems before `yl` that are not those of the amino acid: asparaginyl, glutaminyl, cysteinyl. */
const ACYL: Readonly<Record<string, string>> = {
  asparag: 'asparagin',
  glutam: 'glutamin',
  cyste: 'cystein',
  homocyste: 'homocystein',
  selenocyste: 'selenocystein',
};
const DIACIDS: readonly (readonly [
  stem: readonly [string, string, string],
  side: string,
  locants: string,
])[] = [
  [['aspart', 'aspart', 'aspart'], 'CC(=O)O@', '3|beta 4|gamma . O4'],
  [['glutam', 'glutam', 'glutam'], 'CCC(=O)O@', '3|beta 4|gamma 5|delta . O5'],
];

const ALPHA = 'N|N2|Nalpha|amino 2|alpha';
const three = (
  words: readonly [string, string, string],
  make: (word: string, tongue: 0 | 1 | 2) => string,
): [string, string, string] => [make(words[0], 0), make(words[1], 1), make(words[2], 2)];
/** Numbers of a ring in the side chain leave none for the chain. */
const alphaOf = (side: string): string => (/\d/.test(side) ? ALPHA.replace(' 2|', ' ') : ALPHA);
const acid = (side: string, locants: string): string =>
  `&N[C@@H](${side})C(=O)O@:${alphaOf(side)} ${locants} ${/\d/.test(side) ? '.' : '1'} . O`;
const acyl = (side: string, locants: string): string =>
  `&*C(=O)[C@@H](N)${side}:1 . 2|alpha N|N2|Nalpha|amino ${locants}`;
const stemOf = (word: string): string =>
  ACYL[word] ??
  ACYL[word.replace(/ziste/, 'cyste')]?.replace('cyste', 'ziste') ??
  ACYL[word.replace(/ciste/, 'cyste')]?.replace('cyste', 'ciste') ??
  word;

export const AMINO_ACID_WORDS: readonly ParentRow[] = [
  ...AMINO_ACIDS.map(({ name, side, locants }): ParentRow => [...name, acid(side, locants)]),
  ...AMINO_ACIDS.map(({ stem, side, locants }): ParentRow => [
    ...three(stem, (word, tongue) =>
      tongue === 0 ? `${endless(word)}amide` : `${endless(word)}amida`,
    ),
    `&N[C@@H](${side})C(=O)N:N2|Nalpha|amino 2|alpha ${locants} 1 . N|N1`,
  ]),
  ...AMINO_ACIDS.filter(({ stem }) => !/ser$|treon/.test(stem[1])).map(
    ({ stem, side, locants }): ParentRow => [
      ...three(stem, (word) => `${endless(word)}ol`),
      `&N[C@@H](${side})CO:N|amino 2|alpha ${locants} 1 O`,
    ],
  ),
  ['prolinol', 'prolinol', 'prolinol', '&N1CCC[C@H]1CO:1|N|amino 5 4 3 2 . O'],
  ['glycine', 'glicina', 'glizina', 'NCC(=O)O@:N|N2|amino 2|alpha 1 . O'],
  ['beta-alanine', 'beta-alanina', 'beta-alanina', 'NCCC(=O)O@:N|amino 3 2 1 . O'],
  ['glycinamide', 'glicinamida', 'glizinamida', 'NCC(=O)N:N2|Nalpha|amino 2 1 . N|N1'],
  ['prolinamide', 'prolinamida', 'prolinamida', '&N1CCC[C@H]1C(=O)N:1|amino 5 4 3 2 . . N'],
  ['proline', 'prolina', 'prolina', '&N1CCC[C@H]1C(=O)O@:1|N|amino 5 4 3 2 . . O'],
  [
    'hydroxyproline|4-hydroxyproline',
    'hidroxiprolina',
    'hidroxiprolina',
    '&N1C[C@H](O)C[C@H]1C(=O)O@:1|N|amino 5 4 O|O4 3 2 . . .',
  ],
  [
    'pyroglutamicacid',
    'acidopiroglutamico',
    'azidopiroglutamikoa',
    '&N1C(=O)CC[C@H]1C(=O)O@:1|N|amino 5 . 4 3 2 . . O',
  ],
  ...DIACIDS.map(([stem, side, locants]): ParentRow => [
    `${stem[0]}icacid`,
    `acido${stem[1]}ico`,
    `azido${stem[2]}ikoa`,
    acid(side, locants),
  ]),
  ['sarcosine', 'sarcosina', 'sarkosina', 'N(C)CC(=O)O@:N|amino . 2 1 . O'],
];

/** `alanin` of alaninate, alaninamide. */
function endless(stem: string): string {
  return /(?:tryptophan|triptofan)$/.test(stem) ? stem : `${stem}in`;
}

/** Acids before `ate` and `ic acid`: alaninate, aspartic acid. */
export const AMINO_SALTS: readonly (readonly [
  stem: readonly [string, string, string],
  notation: string,
])[] = [
  ...AMINO_ACIDS.map(
    ({ stem, side, locants }) => [three(stem, endless), acid(side, locants)] as const,
  ),
  [['glycin', 'glicin', 'glizin'], 'NCC(=O)O@:N|N2|amino 2|alpha 1 . O'],
  [['prolin', 'prolin', 'prolin'], '&N1CCC[C@H]1C(=O)O@:1|N|amino 5 4 3 2 . . O'],
  ...DIACIDS.map(([stem, side, locants]) => [stem, acid(side, locants)] as const),
  [['pyroglutam', 'piroglutam', 'piroglutam'], '&N1C(=O)CC[C@H]1C(=O)O@:1|N|amino 5 . 4 3 2 . . O'],
];

/**
 * Acyl groups of amino acids: what comes before one without a place is on its nitrogen
 * (glycyl-L-alanyl …).
 */
export const AMINOACYL_WORDS: readonly RadicalRow[] = [
  ...AMINO_ACIDS.map(({ stem, side, locants }): RadicalRow => [
    ...three(stem, (word, tongue) => stemOf(word) + (tongue === 0 ? 'yl' : 'il')),
    acyl(side, locants),
    'joins',
  ]),
  ...DIACIDS.map(([stem, side, locants]): RadicalRow => [
    ...three(stem, (word, tongue) => `${word}${tongue === 0 ? 'yl' : 'il'}`),
    acyl(side, locants),
    'joins',
  ]),
  ...DIACIDS.map(([stem, side, locants]): RadicalRow => [
    ...three(stem, (word, tongue) => `alpha-${word}${tongue === 0 ? 'yl' : 'il'}`),
    acyl(side, locants),
    'joins',
  ]),
  [
    'gamma-glutamyl',
    'gamma-glutamil',
    'gamma-glutamil',
    '&*C(=O)CC[C@H](N)C(=O)O@:5 . 4 3 2|alpha N|amino 1 . O',
    'joins',
  ],
  [
    'beta-aspartyl',
    'beta-aspartil',
    'beta-aspartil',
    '&*C(=O)C[C@H](N)C(=O)O@:4 . 3 2|alpha N|amino 1 . O',
    'joins',
  ],
  ['glycyl', 'glicil', 'glizil', '*C(=O)CN:1 . 2|alpha N|amino', 'joins'],
  ['beta-alanyl', 'beta-alanil', 'beta-alanil', '*C(=O)CCN:1 . 2 3 N|amino', 'joins'],
  ['prolyl', 'prolil', 'prolil', '&*C(=O)[C@@H]1CCCN1:. . 2 3 4 5 1|N|amino', 'joins'],
  [
    'pyroglutamyl',
    'piroglutamil',
    'piroglutamil',
    '&*C(=O)[C@@H]1CCC(=O)N1:. . 2 3 4 5 . 1|N|amino',
    'joins',
  ],
  ['sarcosyl', 'sarcosil', 'sarkosil', '*C(=O)CNC:1 . 2 N|amino .', 'joins'],
  [
    'hydroxyprolyl|4-hydroxyprolyl',
    'hidroxiprolil',
    'hidroxiprolil',
    '&*C(=O)[C@@H]1C[C@@H](O)CN1:. . 2 3 4 O 5 1|N|amino',
    'joins',
  ],
];

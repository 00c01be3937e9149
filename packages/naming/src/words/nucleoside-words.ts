import type { ParentRow } from './parent-words.ts';
import type { RadicalRow } from './radical-words.ts';

/**
 * Nucleobases, nucleosides (IUPAC–IUB 1970, P-106 of the 2013 recommendations) and the ends of
 * their names; configuration β-D. Purines without a stated hydrogen are the 7H forms.
 */
const RIBOSYL = ['[C@@H]1([C@H](O)[C@H](O)[C@@H](CO)O1)', "1' 2' O2' 3' O3' 4' 5' O5' ."] as const;
const DEOXYRIBOSYL = ['[C@@H]1(C[C@H](O)[C@@H](CO)O1)', "1' 2' 3' O3' 4' 5' O5' ."] as const;

const BASES = {
  adenine: ['N2C=NC3=C2N=CN=C3N', '9 8 7 5 4 3 2 1 6 N|N6'],
  guanine: ['N2C=NC3=C2N=C(N)NC3=O', '9 8 7 5 4 3 2 N|N2 1|N1 6 O6'],
  hypoxanthine: ['N2C=NC3=C2N=CNC3=O', '9 8 7 5 4 3 2 1|N1 6 O6'],
  xanthine: ['N2C=NC3=C2NC(=O)NC3=O', '9 8 7 5 4 3 2 O2 1|N1 6 O6'],
  cytosine: ['N2C(=O)N=C(N)C=C2', '1 2 O2 3 4 N|N4 5 6'],
  uracil: ['N2C(=O)NC(=O)C=C2', '1 2 O2 3|N3 4 O4 5 6'],
  thymine: ['N2C(=O)NC(=O)C(C)=C2', '1 2 O2 3|N3 4 O4 5 . 6'],
} as const;

const on = (sugar: readonly [string, string], [base, locants]: readonly [string, string]): string =>
  `${sugar[0]}${base}:${sugar[1]} ${locants}`;

export const NUCLEOSIDE_WORDS: readonly ParentRow[] = [
  ['adenosine', 'adenosina', 'adenosina', on(RIBOSYL, BASES.adenine)],
  ['guanosine', 'guanosina', 'guanosina', on(RIBOSYL, BASES.guanine)],
  ['inosine', 'inosina', 'inosina', on(RIBOSYL, BASES.hypoxanthine)],
  ['xanthosine', 'xantosina', 'xantosina', on(RIBOSYL, BASES.xanthine)],
  ['cytidine', 'citidina', 'zitidina', on(RIBOSYL, BASES.cytosine)],
  ['uridine', 'uridina', 'uridina', on(RIBOSYL, BASES.uracil)],
  ['ribothymidine|5-methyluridine', 'ribotimidina', 'erribotimidina', on(RIBOSYL, BASES.thymine)],
  [
    "thymidine|deoxythymidine|2'-deoxythymidine",
    'timidina',
    'timidina',
    on(DEOXYRIBOSYL, BASES.thymine),
  ],
  [
    'pseudouridine',
    'pseudouridina',
    'pseudouridina',
    `${RIBOSYL[0]}C2=CNC(=O)NC2=O:${RIBOSYL[1]} 5 6 1|N1 2 O2 3|N3 4 O4`,
  ],
  ['adenine', 'adenina', 'adenina', 'n1C2=C(nc1)N=CN=C2N:7 5 4 9 8 3 2 1 6 N|N6'],
  ['guanine', 'guanina', 'guanina', 'n1C2=C(nc1)N=C(N)NC2=O:7 5 4 9 8 3 2 N|N2 1|N1 6 O6'],
  ['hypoxanthine', 'hipoxantina', 'hipoxantina', 'n1C2=C(nc1)N=CNC2=O:7 5 4 9 8 3 2 1|N1 6 O6'],
  ['xanthine', 'xantina', 'xantina', 'n1C2=C(nc1)NC(=O)NC2=O:7 5 4 9 8 3|N3 2 O2 1|N1 6 O6'],
  [
    'uricacid',
    'acidourico',
    'azidourikoa',
    'N1C(=O)NC2=C1C(=O)NC(=O)N2:7 8 O8 9 4 5 6 O6 1 2 O2 3',
  ],
];

/** The 5′-deoxynucleosid-5′-yl group. */
export const NUCLEOSIDE_RADICALS: readonly RadicalRow[] = [
  [
    "adenosyl|5'-adenosyl",
    'adenosil',
    'adenosil',
    "*C[C@@H]1[C@H]([C@H]([C@@H](O1)N2C=NC3=C2N=CN=C3N)O)O:5' 4' 3' 2' 1' . 9 8 7 5 4 3 2 1 6 N6 O2' O3'",
  ],
];

/** Names of compounds that stand for another name, which the reader reads in their place. */
export const NUCLEOSIDE_ALIASES: readonly (readonly [
  en: string,
  es: string,
  eu: string,
  meaning: string,
])[] = [
  ['caffeine', 'cafeina', 'kafeina', '1,3,7-trimethylxanthine'],
  ['theophylline|theophyllin', 'teofilina', 'teofilina', '1,3-dimethylxanthine'],
  ['theobromine', 'teobromina', 'teobromina', '3,7-dimethylxanthine'],
  ['paraxanthine', 'paraxantina', 'paraxantina', '1,7-dimethylxanthine'],
  ['dihydrouracil', 'dihidrouracilo', 'dihidrourazilo', '1,3-diazinane-2,4-dione'],
  ['dihydrothymine', 'dihidrotimina', 'dihidrotimina', '5-methyl-1,3-diazinane-2,4-dione'],
];

/** Nucleotide acids: 5'-adenylic acid is the nucleoside's phosphate. */
export const NUCLEOTIDE_STEMS: readonly (readonly [
  en: string,
  es: string,
  eu: string,
  nucleoside: string,
])[] = [
  ['adenyl', 'adenil', 'adenil', 'adenosine'],
  ['guanyl', 'guanil', 'guanil', 'guanosine'],
  ['cytidyl', 'citidil', 'zitidil', 'cytidine'],
  ['uridyl', 'uridil', 'uridil', 'uridine'],
  ['thymidyl', 'timidil', 'timidil', 'thymidine'],
  ['inosin', 'inosin', 'inosin', 'inosine'],
  ['xanthyl', 'xantil', 'xantil', 'xanthosine'],
];

/** The nucleoside's notation with its 5′-hydroxy group phosphorylated. */
export function nucleotideNotation(nucleoside: string): string {
  const notation = NUCLEOSIDE_WORDS.find(([word]) => word.split('|')[0] === nucleoside)![3];
  return notation.replace('[C@@H](CO)', '[C@@H](COP(=O)(O@)O@)').replace("O5'", "O5' . . . .");
}

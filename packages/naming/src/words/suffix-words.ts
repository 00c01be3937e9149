/**
 * Characteristic groups as endings. `attach`: the piece is bonded by its first free valence to the
 * atom of the locant; `merge`: its first atom is the chain's end (or the acyl carbon of an acid's
 * stem). `ends`: what the word is then – a molecule, an acid before the word "acid", the acid's
 * anion (or ester), or a substituent.
 */
export interface SuffixWord {
  readonly words: readonly [en: string, es: string, eu: string];
  readonly how: 'attach' | 'merge';
  readonly notation: string;
  /** Only after the stem of an acid with a retained name: acet-ic, benz-aldehyde. */ readonly stemOnly: boolean;
  readonly ends: 'molecule' | 'ic' | 'ate' | 'radical';
}

type Row = readonly [en: string, es: string, eu: string, notation: string];

const ATTACHED: readonly Row[] = [
  ['ol', 'ol', 'ol|ola', '*O'],
  ['thiol', 'tiol', 'tiol|tiola', '*S'],
  ['selenol', '', '', '*[Se]'],
  ['tellurol', '', '', '*[Te]'],
  ['hydroperoxide', 'hidroperoxido', 'hidroperoxido|hidroperoxidoa', '*OO'],
  ['peroxol', 'peroxol', 'peroxol|peroxola', '*OO'],
  ['amine|amin', 'amina|amin', 'amina|amin', '*N:N'],
  ['imine|imin', 'imina', 'imina', '*=N:N'],
  ['one|on', 'ona|on', 'ona|on', '*=O'],
  ['thione', 'tiona', 'tiona', '*=S'],
  ['selone|selenone', 'selona', 'selona', '*=[Se]'],
  ['carboxamide', 'carboxamida', 'karboxamida', '*C(=O)N:C . N'],
  ['carbonitrile', 'carbonitrilo', 'karbonitrilo|karbonitriloa', '*C#N'],
  [
    'carbaldehyde|carboxaldehyde',
    'carbaldehido|carboxaldehido',
    'karbaldehido|karbaldehidoa',
    '*C=O',
  ],
  ['carbothioamide|thiocarboxamide', 'carbotioamida', 'karbotioamida', '*C(=S)N:C . N'],
  [
    'carboximidamide|carboxamidine',
    'carboximidamida|carboxamidina',
    'karboximidamida',
    "*C(=N)N:C N' N",
  ],
  [
    'carbohydrazide|carboxhydrazide|carboxylicacidhydrazide',
    'carbohidrazida',
    'karbohidrazida',
    "*C(=O)NN:C . N N'",
  ],
  ['carbothialdehyde', 'carbotialdehido', 'karbotialdehido|karbotialdehidoa', '*C=S'],
  ['carboselenoamide', '', '', '*C(=[Se])N:C . N'],
  ['sulfonamide|sulphonamide', 'sulfonamida', 'sulfonamida', '*S(=O)(=O)N:S . . N'],
  ['sulfinamide', 'sulfinamida', 'sulfinamida', '*S(=O)N:S . N'],
  ['sulfenamide', 'sulfenamida', 'sulfenamida', '*SN:S N'],
  ['sulfinohydrazide', 'sulfinohidrazida', 'sulfinohidrazida', "*S(=O)NN:S . N N'"],
  [
    'sulfonohydrazide|sulfonylhydrazide',
    'sulfonohidrazida',
    'sulfonohidrazida',
    "*S(=O)(=O)NN:S . . N N'",
  ],
  ['carbonylchloride', '', '', '*C(=O)Cl'],
  ['diazonium', 'diazonio', 'diazonio|diazonioa', '*[N+1]#N'],
  ['aminium|ammonium', 'aminio', 'aminio|aminioa', '*[N+1]:N'],
  ['iminium', 'iminio', 'iminio', '*=[N+1]:N'],
  ['olate', 'olato', 'olato|olatoa', '*[O-1]'],
  ['thiolate', 'tiolato', 'tiolato|tiolatoa', '*[S-1]'],
  ['aminide', '', '', '*[N-1]'],
  ['isocyanate', '', '', '*N=C=O'],
  ['carboxanilide', 'carboxanilida', 'karboxanilida', "*C(=O)Nc1ccccc1:C . N 1' 2' 3' 4' 5' 6'"],
  [
    'sulfonanilide',
    'sulfonanilida',
    'sulfonanilida',
    "*S(=O)(=O)Nc1ccccc1:. . . N 1' 2' 3' 4' 5' 6'",
  ],
  ['sulfonimidamide', '', '', "*S(=O)(=N)N:S . N' N"],
  ['hydrazine', '', '', "*NN:N N'"],
  ['sulfonylchloride', '', '', '*S(=O)(=O)Cl'],
];
const ATTACHED_ACIDS: readonly Row[] = [
  ['carboxylic', 'carboxilico', 'karboxiliko|karboxilikoa', '*C(=O)O@:C . O'],
  ['carbothioic', 'carbotioico', 'karbotioiko|karbotioikoa', '*C(=O)S@:C O S'],
  ['carbodithioic', 'carboditioico', 'karboditioiko|karboditioikoa', '*C(=S)S@'],
  ['carboximidic', 'carboximidico', 'karboximidiko|karboximidikoa', '*C(=N)O@:C N O'],
  ['carbohydroxamic', '', '', '*C(=O)NO:C . N O'],
  ['sulfonic|sulphonic', 'sulfonico', 'sulfoniko|sulfonikoa', '*S(=O)(=O)O@:S . . O'],
  ['sulfinic', 'sulfinico', 'sulfiniko|sulfinikoa', '*S(=O)O@'],
  ['sulfenic', 'sulfenico', 'sulfeniko|sulfenikoa', '*SO@'],
  ['sulfonothioic|thiosulfonic', 'sulfonotioico', 'sulfonotioiko', '*S(=O)(=O)S@:. . O S'],
  ['carboperoxoic', 'carboperoxoico', 'karboperoxoiko', '*C(=O)OO@'],
  ['seleninic', '', '', '*[Se](=O)O@'],
  ['selenonic', '', '', '*[Se](=O)(=O)O@'],
  ['selenenic', '', '', '*[Se]O@'],
];
const ATTACHED_SALTS: readonly Row[] = [
  ['carboxylate', 'carboxilato', 'karboxilato|karboxilatoa', '*C(=O)O@:C . O'],
  ['carbothioate', 'carbotioato', 'karbotioato|karbotioatoa', '*C(=O)S@:C O S'],
  ['carbodithioate', 'carboditioato', 'karboditioato|karboditioatoa', '*C(=S)S@'],
  ['carboximidate', 'carboximidato', 'karboximidato|karboximidatoa', '*C(=N)O@:C N O'],
  ['sulfonate|sulphonate', 'sulfonato', 'sulfonato|sulfonatoa', '*S(=O)(=O)O@:S . . O'],
  ['sulfinate', 'sulfinato', 'sulfinato|sulfinatoa', '*S(=O)O@'],
  ['sulfenate', 'sulfenato', 'sulfenato|sulfenatoa', '*SO@'],
  [
    'sulfonothioate|thiosulfonate',
    'sulfonotioato',
    'sulfonotioato|sulfonotioatoa',
    '*S(=O)(=O)S@:. . O S',
  ],
  ['carboperoxoate', 'carboperoxoato', 'karboperoxoato', '*C(=O)OO@'],
  ['carboxylatehydrate', '', '', '*C(=O)O@'],
];
const ATTACHED_RADICALS: readonly Row[] = [
  ['carbonyl', 'carbonil|carbonilo', 'karbonil|karbonilo|karboniloa', '*C(=O)*:C'],
  [
    'carbonothioyl|carbothioyl',
    'carbonotioil|carbotioil',
    'karbonotioil|karbotioil|karbotioilo|karbonotioilo',
    '*C(=S)*',
  ],
  ['carboximidoyl', 'carboximidoil|carboximidoilo', 'karboximidoil', '*C(=N)*:C N'],
  ['sulfonyl|sulphonyl', 'sulfonil|sulfonilo', 'sulfonil|sulfonilo|sulfoniloa', '*S(=O)(=O)*'],
  ['sulfinyl|sulphinyl', 'sulfinil|sulfinilo', 'sulfinil|sulfinilo', '*S(=O)*'],
  ['sulfenyl', 'sulfenil|sulfenilo', 'sulfenil', '*S*'],
  ['sulfonimidoyl', 'sulfonimidoil', 'sulfonimidoil', '*S(=O)(=N)*:S . N'],
  ['carboxamido|carbonylamino', 'carboxamido', 'karboxamido', '*C(=O)N*:C . N'],
  ['sulfonamido|sulphonamido|sulfonylamino', 'sulfonamido', 'sulfonamido', '*S(=O)(=O)N*:S . . N'],
  ['carboxylicacidyl', '', '', '*C(=O)O*'],
  ['ylideneamino', 'ilidenamino', 'ilidenamino', '*=N*'],
];
const MERGED: readonly Row[] = [
  ['al', 'al', 'al|ala', 'C=O'],
  ['nitrile', 'nitrilo|onitrilo', 'nitrilo|nitriloa|onitrilo|onitriloa', 'C#N'],
  ['amide', 'amida', 'amida', 'C(=O)N:. . N'],
  ['thial', 'tial', 'tial|tiala', 'C=S'],
  ['thioamide|thiamide', 'tioamida', 'tioamida', 'C(=S)N:. . N'],
  ['imidamide|amidine', 'imidamida|amidina', 'imidamida|amidina', "C(=N)N:. N' N"],
  ['hydrazide|ohydrazide', 'hidrazida|ohidrazida', 'hidrazida|ohidrazida', "C(=O)NN:. . N N'"],
  ['thiohydrazide', '', '', "C(=S)NN:. . N N'"],
  ['olide', 'olida', 'olida', 'C(=O)O'],
  ['imidohydrazide', '', '', 'C(=N)NN'],
  ['hydroxamicacid|ohydroxamicacid', '', '', 'C(=O)NO:. . N O'],
  ['anilide', 'anilida', 'anilida', "C(=O)Nc1ccccc1:. . N 1' 2' 3' 4' 5' 6'"],
  ['aldoxime|aldehydeoxime', 'aldoxima', 'aldoxima', 'C=NO'],
  ['selenoamide', '', '', 'C(=[Se])N:. . N'],
  ['amidoxime', 'amidoxima', 'amidoxima', "C(=NO)N:. N' . N"],
  ['amidrazone', '', '', 'C(=N)NN'],
  ['oate(1-)', '', '', 'C(=O)[O-1]'],
];
const MERGED_ACIDS: readonly Row[] = [
  ['oic', 'oico', 'oiko|oikoa', 'C(=O)O@:. . O'],
  ['thioic', 'tioico', 'tioiko|tioikoa', 'C(=O)S@:. O S'],
  ['dithioic', 'ditioico', 'ditioiko|ditioikoa', 'C(=S)S@'],
  ['imidic', 'imidico', 'imidiko|imidikoa', 'C(=N)O@:. N O'],
  [
    'hydroxamic|ohydroxamic',
    'hidroxamico|ohidroxamico',
    'hidroxamiko|hidroxamikoa|ohidroxamiko|ohidroxamikoa',
    'C(=O)NO:. . N O',
  ],
  ['peroxoic', 'peroxoico', 'peroxoiko|peroxoikoa', 'C(=O)OO@'],
  ['imidothioic', 'imidotioico', 'imidotioiko', 'C(=N)S@:. N S'],
  ['hydroximic', '', '', 'C(=NO)O@'],
];
const MERGED_SALTS: readonly Row[] = [
  ['oate', 'oato', 'oato|oatoa', 'C(=O)O@:. . O'],
  ['thioate', 'tioato', 'tioato|tioatoa', 'C(=O)S@:. O S'],
  ['dithioate', 'ditioato', 'ditioato|ditioatoa', 'C(=S)S@'],
  ['imidate', 'imidato', 'imidato|imidatoa', 'C(=N)O@:. N O'],
  ['hydroxamate|ohydroxamate', 'hidroxamato', 'hidroxamato|hidroxamatoa', 'C(=O)NO@:. . N O'],
  ['peroxoate', 'peroxoato', 'peroxoato|peroxoatoa', 'C(=O)OO@'],
  ['imidothioate', 'imidotioato', 'imidotioato|imidotioatoa', 'C(=N)S@:. N S'],
  ['selenoate', '', '', 'C(=O)[Se]@'],
];
const MERGED_RADICALS: readonly Row[] = [
  ['oyl', 'oil|oilo', 'oil|oilo|oiloa', 'C(=O)*'],
  ['thioyl', 'tioil|tioilo', 'tioil', 'C(=S)*'],
  ['imidoyl', 'imidoil|imidoilo', 'imidoil', 'C(=N)*:. N'],
  ['amido', 'amido', 'amido', 'C(=O)N*:. . N'],
  ['oyloxy', 'oiloxi', 'oiloxi', 'C(=O)O*'],
  ['oylamino', 'oilamino', 'oilamino', 'C(=O)N*:. . N'],
  ['thioamido', 'tioamido', 'tioamido', 'C(=S)N*:. . N'],
  ['imidamido', 'imidamido', 'imidamido', "C(=N)N*:. N' N"],
  ['hydroximoyl', '', '', 'C(=NO)*'],
];

/** Endings that only follow the stem of an acid's retained name. */
const STEM_ENDINGS: readonly (readonly [Row, SuffixWord['ends']])[] = [
  [['ic', 'ico', 'iko|ikoa', 'C(=O)O@:. . O'], 'ic'],
  [['ate', 'ato', 'ato|atoa', 'C(=O)O@:. . O'], 'ate'],
  [['yl', 'il|ilo', 'il|ilo|iloa', 'C(=O)*'], 'radical'],
  [['oxy|yloxy', 'oxi|iloxi', 'oxi|iloxi', 'C(=O)O*'], 'radical'],
  [['onitrile|itrile', 'itrilo', 'itrilo|itriloa', 'C#N'], 'molecule'],
  [['aldehyde', 'aldehido', 'aldehido|aldehidoa', 'C=O'], 'molecule'],
];

const rows = (
  list: readonly Row[],
  how: SuffixWord['how'],
  ends: SuffixWord['ends'],
  stemOnly = false,
): SuffixWord[] =>
  list.map(([en, es, eu, notation]) => ({ words: [en, es, eu], how, notation, stemOnly, ends }));

export const SUFFIX_WORDS: readonly SuffixWord[] = [
  ...rows(ATTACHED, 'attach', 'molecule'),
  ...rows(ATTACHED_ACIDS, 'attach', 'ic'),
  ...rows(ATTACHED_SALTS, 'attach', 'ate'),
  ...rows(ATTACHED_RADICALS, 'attach', 'radical'),
  ...rows(MERGED, 'merge', 'molecule'),
  ...rows(MERGED_ACIDS, 'merge', 'ic'),
  ...rows(MERGED_SALTS, 'merge', 'ate'),
  ...rows(MERGED_RADICALS, 'merge', 'radical'),
  ...STEM_ENDINGS.flatMap(([row, ends]) => rows([row], 'merge', ends, true)),
];

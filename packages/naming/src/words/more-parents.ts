import type { ParentRow } from './parent-words.ts';
import { multiplier } from './numerals.ts';

const FLAVONE = "1 2 1' 2' 3' 4' 5' 6' 3";
const BENZO = '4 . 4a 5 6 7 8 8a';

/** Polymethylene names: `octamethylenediamine`, `hexamethyleneimine`. */
const POLYMETHYLENES: readonly ParentRow[] = [4, 5, 6, 7, 8, 9, 10, 12].flatMap(
  (count): ParentRow[] => {
    const word = `${multiplier(count, 0)}methylene`;
    return [
      ...(count === 4 || count === 6
        ? []
        : [[`${word}diamine`, '', '', `N${'C'.repeat(count)}N`] as ParentRow]),
      ...(count > 6 ? [] : [[`${word}imine`, '', '', `N1${'C'.repeat(count)}1`] as ParentRow]),
    ];
  },
);

/**
 * Rings of silicon alone or with oxygen, sulfur or NH between (P-22.2.5, and the older locants of
 * silicon first): `cyclotrisiloxane`, `cyclopentasilane`.
 */
const SILICON_RINGS: readonly ParentRow[] = [3, 4, 5, 6].flatMap((count): ParentRow[] => {
  const between = (atom: string): string =>
    `[Si]1${atom}${`[Si]${atom}`.repeat(count - 1)}`.replace(new RegExp(`${atom}$`), `${atom}1`);
  const locants = Array.from(
    { length: count },
    (_, i) => `${2 * i + 2} ${(2 * i + 3) % (2 * count)}`,
  ).join(' ');
  const word = multiplier(count, 0);
  return [
    [`cyclo${word}siloxane`, '', '', `${between('O')}:${locants}`],
    [`cyclo${word}silazane`, '', '', `${between('N')}:${locants}`],
    [
      `cyclo${word}silane`,
      '',
      '',
      `[Si]1${'[Si]'.repeat(count - 2)}[Si]1:${Array.from({ length: count }, (_, i) => i + 1).join(' ')}`,
    ],
  ];
});

/** `pentaethyleneglycol`: oligomers of ethylene and propylene glycol end to end. */
const GLYCOLS: readonly ParentRow[] = [5, 6, 7, 8, 9, 10].map((count): ParentRow => [
  `${multiplier(count, 0)}ethyleneglycol`,
  '',
  '',
  `OCC${'OCC'.repeat(count - 1)}O`,
]);

/**
 * Chains of one heteroatom (P-21.2.2): `pentaoxidane`, `triphosphane`, `diphosphene`,
 * `diphosphyne`.
 */
const CHAINS: readonly ParentRow[] = (
  [
    ['oxid', 'O', 4, 8],
    ['sulf', 'S', 5, 8],
    ['az', 'N', 3, 6],
    ['phosph', 'P', 3, 6],
    ['sil', '[Si]', 4, 10],
    ['germ', '[Ge]', 3, 6],
    ['stann', '[Sn]', 3, 6],
    ['ars', '[As]', 2, 5],
    ['sel', '[Se]', 3, 6],
  ] as const
).flatMap(([stem, atom, from, to]): ParentRow[] => {
  const rows: ParentRow[] = [];
  for (let count = from; count <= to; count++)
    rows.push([
      `${multiplier(count, 0)}${stem}ane`,
      '',
      '',
      `${atom.repeat(count)}:${Array.from({ length: count }, (_, i) => i + 1).join(' ')}`,
    ]);
  return rows;
});

/**
 * More parents with names of their own: retained names, class names of usual reagents, heterocycles
 * and flavonoids. Same notation as `parent-words.ts`.
 */
export const MORE_PARENTS: readonly ParentRow[] = [
  ...GLYCOLS,
  ...POLYMETHYLENES,
  ...SILICON_RINGS,
  ...CHAINS,
  ['diphosphene', 'difosfeno', 'difosfeno', 'P=P:1 2'],
  ['diphosphyne', 'difosfino', 'difosfino', 'P#P:1 2'],
  ['disilene', '', '', '[Si]=[Si]:1 2'],
  ['disilyne', '', '', '[Si]#[Si]:1 2'],
  ['digermene', '', '', '[Ge]=[Ge]:1 2'],
  ['diarsene', '', '', '[As]=[As]:1 2'],
  ['gallane', 'galano', 'galano', '[Ga]:1'],
  ['indigane', 'indigano', 'indigano', '[In]:1'],
  ['thallane', 'talano', 'talano', '[Tl]:1'],
  ['arsonium|arsanium', '', '', '[As+1]'],
  ['stibonium|stibanium', '', '', '[Sb+1]'],
  ['hydronium', 'hidronio', 'hidronio', '[O+1]'],
  ['ozone', 'ozono', 'ozono', 'O=[O+1][O-1]'],
  ['nitroxyl', '', '', 'N=O'],
  ['thiophenol|benzenethiol', 'tiofenol', 'tiofenol', `c1(S)ccccc1:1 S 2 3 4 5 6`],
  ['selenophenol', '', '', 'c1([Se])ccccc1:1 . 2 3 4 5 6'],
  ['thioanisole', '', '', 'c1(SC)ccccc1:1 . . 2 3 4 5 6'],
  [
    'benzotrifluoride',
    'benzotrifluoruro',
    'bentzotrifluoruro',
    'c1(C(F)(F)F)ccccc1:1 . . . . 2 3 4 5 6',
  ],
  [
    'benzotrichloride',
    'benzotricloruro',
    'bentzotrikloruro',
    'c1(C(Cl)(Cl)Cl)ccccc1:1 . . . . 2 3 4 5 6',
  ],
  ['2,3-xylidine', '', '', `Nc1c(C)c(C)ccc1:N 1 2 . 3 . 4 5 6`],
  ['2,4-xylidine', '', '', 'Nc1c(C)cc(C)cc1'],
  ['2,5-xylidine', '', '', 'Nc1c(C)ccc(C)c1'],
  ['2,6-xylidine', '', '', 'Nc1c(C)cccc1C:N 1 2 . 3 4 5 6 .'],
  ['3,4-xylidine', '', '', 'Nc1cc(C)c(C)cc1'],
  ['3,5-xylidine', '', '', 'Nc1cc(C)cc(C)c1'],
  ['mesidine', '', '', 'Nc1c(C)cc(C)cc1C'],
  ['2-cresol', '2-cresol', '2-kresol', 'c1(O)c(C)cccc1:1 O 2 alpha 3 4 5 6'],
  ['3-cresol', '3-cresol', '3-kresol', 'c1(O)cc(C)ccc1:1 O 2 3 alpha 4 5 6'],
  ['4-cresol', '4-cresol', '4-kresol', 'c1(O)ccc(C)cc1:1 O 2 3 4 alpha 5 6'],
  ['2-toluidine', '2-toluidina', '2-toluidina', 'c1(N)c(C)cccc1:1 N 2 alpha 3 4 5 6'],
  ['3-toluidine', '3-toluidina', '3-toluidina', 'c1(N)cc(C)ccc1:1 N 2 3 alpha 4 5 6'],
  ['4-toluidine', '4-toluidina', '4-toluidina', 'c1(N)ccc(C)cc1:1 N 2 3 4 alpha 5 6'],
  ['2-anisidine', '2-anisidina', '2-anisidina', 'c1(N)c(OC)cccc1:1 N 2 . . 3 4 5 6'],
  ['3-anisidine', '3-anisidina', '3-anisidina', 'c1(N)cc(OC)ccc1:1 N 2 3 . . 4 5 6'],
  ['4-anisidine', '4-anisidina', '4-anisidina', 'c1(N)ccc(OC)cc1:1 N 2 3 4 . . 5 6'],
  ['o-tolualdehyde|2-tolualdehyde', '', '', 'c1(C=O)c(C)cccc1:1 . . 2 . 3 4 5 6'],
  ['m-tolualdehyde|3-tolualdehyde', '', '', 'c1(C=O)cc(C)ccc1:1 . . 2 3 . 4 5 6'],
  ['p-tolualdehyde|4-tolualdehyde', '', '', 'c1(C=O)ccc(C)cc1:1 . . 2 3 4 . 5 6'],
  ['furfural|2-furaldehyde', 'furfural', 'furfural', 'o1c(C=O)ccc1:1 2 . . 3 4 5'],
  ['2-picoline|alpha-picoline', '2-picolina', '2-pikolina', 'n1c(C)cccc1:1 2 . 3 4 5 6'],
  ['3-picoline|beta-picoline', '3-picolina', '3-pikolina', 'n1cc(C)ccc1:1 2 3 . 4 5 6'],
  ['4-picoline|gamma-picoline', '4-picolina', '4-pikolina', 'n1ccc(C)cc1:1 2 3 4 . 5 6'],
  ['2,6-lutidine', '2,6-lutidina', '2,6-lutidina', 'n1c(C)cccc1C:1 2 . 3 4 5 6 .'],
  ['2,4-lutidine', '', '', 'n1c(C)cc(C)cc1'],
  ['3,5-lutidine', '', '', 'n1cc(C)cc(C)c1'],
  ['2,4,6-collidine|s-collidine', '', '', 'n1c(C)cc(C)cc1C'],
  ['isocyanuricacid|cyanuricacid', '', '', 'N1C(=O)NC(=O)NC1=O:1 2 . 3 4 . 5 6 .'],
  ['cyanuricchloride', '', '', 'n1c(Cl)nc(Cl)nc1Cl'],
  ['cyanuricfluoride', '', '', 'n1c(F)nc(F)nc1F'],
  ['melamine', 'melamina', 'melamina', 'n1c(N)nc(N)nc1N'],
  [
    'flavonol',
    'flavonol',
    'flabonol|flabonola',
    `O1C(c3ccccc3)=C(O)C(=O)c2ccccc12:${FLAVONE} . ${BENZO}`,
  ],
  [
    'aurone',
    'aurona',
    'aurona',
    "O1C(=Cc3ccccc3)C(=O)c2ccccc12:1 2 . 1' 2' 3' 4' 5' 6' 3 . 3a 4 5 6 7 7a",
  ],
  ['neoflavone', '', '', "O1C(=O)C=C(c3ccccc3)c2ccccc12:1 2 . 3 4 1' 2' 3' 4' 5' 6' 4a 5 6 7 8 8a"],
  [
    'flavylium',
    'flavilio',
    'flabilio',
    "[o+1]1c(c3ccccc3)ccc2ccccc12:1 2 1' 2' 3' 4' 5' 6' 3 4 4a 5 6 7 8 8a",
  ],
  ['pyrylium', 'pirilio', 'pirilio', '[o+1]1ccccc1:1 2 3 4 5 6'],
  ['thiopyrylium', 'tiopirilio', 'tiopirilio', '[s+1]1ccccc1:1 2 3 4 5 6'],
  ['chromenylium', 'cromenilio', 'kromenilio', '[o+1]1cccc2ccccc12:1 2 3 4 4a 5 6 7 8 8a'],
  [
    'luteolin|luteoline',
    'luteolina',
    'luteolina',
    `O1C(c3cc(O)c(O)cc3)=CC(=O)c2c(O)cc(O)cc12:1 2 1' 2' 3' . 4' . 5' 6' 3 4 . 4a 5 . 6 7 . 8 8a`,
  ],
  [
    'apigenin',
    'apigenina',
    'apigenina',
    `O1C(c3ccc(O)cc3)=CC(=O)c2c(O)cc(O)cc12:1 2 1' 2' 3' 4' . 5' 6' 3 4 . 4a 5 . 6 7 . 8 8a`,
  ],
  [
    'kaempferol',
    'kaempferol',
    'kaempferol|kaempferola',
    `O1C(c3ccc(O)cc3)=C(O)C(=O)c2c(O)cc(O)cc12:1 2 1' 2' 3' 4' O4' 5' 6' 3 O3 4 . 4a 5 O5 6 7 O7 8 8a`,
  ],
  [
    'quercetin',
    'quercetina',
    'kertzetina',
    `O1C(c3cc(O)c(O)cc3)=C(O)C(=O)c2c(O)cc(O)cc12:1 2 1' 2' 3' O3' 4' O4' 5' 6' 3 O3 4 . 4a 5 O5 6 7 O7 8 8a`,
  ],
  [
    'naringenin',
    'naringenina',
    'naringenina',
    `O1[C@H](c3ccc(O)cc3)CC(=O)c2c(O)cc(O)cc12:1 2 1' 2' 3' 4' O4' 5' 6' 3 4 . 4a 5 O5 6 7 O7 8 8a`,
  ],
  [
    'genistein',
    'genisteina',
    'genisteina',
    `O1C=C(c3ccc(O)cc3)C(=O)c2c(O)cc(O)cc12:1 2 3 1' 2' 3' 4' O4' 5' 6' 4 . 4a 5 O5 6 7 O7 8 8a`,
  ],
  [
    'thioxanthone',
    'tioxantona',
    'tioxantona',
    'C1(=O)c2ccccc2Sc3ccccc13:9 . 9a 1 2 3 4 4a 10 10a 5 6 7 8 8a',
  ],
  [
    'xanthone',
    'xantona',
    'xantona',
    'C1(=O)c2ccccc2Oc3ccccc13:9 . 9a 1 2 3 4 4a 10 10a 5 6 7 8 8a',
  ],
  [
    'acridone|9-acridone|9(10h)-acridone',
    'acridona',
    'akridona',
    'C1(=O)c2ccccc2Nc3ccccc13:9 . 9a 1 2 3 4 4a 10 10a 5 6 7 8 8a',
  ],
  [
    'fluorenone|9-fluorenone',
    'fluorenona',
    'fluorenona',
    'C1(=O)c2ccccc2c3ccccc13:9 . 9a 1 2 3 4 4a 4b 5 6 7 8 8a',
  ],
  [
    '1,4-naphthoquinone',
    '1,4-naftoquinona',
    '1,4-naftokinona',
    'C1(=O)C=CC(=O)c2ccccc12:1 . 2 3 4 . 4a 5 6 7 8 8a',
  ],
  [
    '1,2-naphthoquinone',
    '1,2-naftoquinona',
    '1,2-naftokinona',
    'C1(=O)C(=O)C=Cc2ccccc12:1 . 2 . 3 4 4a 5 6 7 8 8a',
  ],
  [
    '1,4-benzoquinone',
    '1,4-benzoquinona',
    '1,4-bentzokinona',
    'C1(=O)C=CC(=O)C=C1:1 . 2 3 4 . 5 6',
  ],
  ['4-benzopyrone', '', '', 'O1C=CC(=O)c2ccccc12:1 2 3 4 . 4a 5 6 7 8 8a'],
  ['2-benzopyrone', '', '', 'O1C(=O)C=Cc2ccccc12:1 2 . 3 4 4a 5 6 7 8 8a'],
  ['2-quinolone|carbostyril', '', '', 'N1C(=O)C=Cc2ccccc12:1 2 . 3 4 4a 5 6 7 8 8a'],
  ['4-quinolone', '', '', 'N1C=CC(=O)c2ccccc12:1 2 3 4 . 4a 5 6 7 8 8a'],
  ['2-pyridone', '2-piridona', '2-piridona', 'N1C(=O)C=CC=C1:1 2 . 3 4 5 6'],
  ['4-pyridone', '4-piridona', '4-piridona', 'N1C=CC(=O)C=C1:1 2 3 4 . 5 6'],
  ['2-pyrrolidone', '2-pirrolidona', '2-pirrolidona', 'N1C(=O)CCC1:1|N 2 . 3 4 5'],
  ['2-piperidone', '', '', 'N1C(=O)CCCC1:1|N 2 . 3 4 5 6'],
  ['2-oxazolidone', '', '', 'O1C(=O)NCC1:1 2 . 3|N 4 5'],
  ['4-isothiazolin-3-one', '', '', 'S1NC(=O)C=C1:1 2 3 . 4 5'],
  ['3-isothiazolone', '', '', 'S1NC(=O)C=C1:1 2 3 . 4 5'],
  ['acetanilide', 'acetanilida', 'azetanilida', "CC(=O)Nc1ccccc1:2 1 . N 1' 2' 3' 4' 5' 6'"],
  ['thioacetamide', 'tioacetamida', 'tioazetamida', 'CC(=S)N:2 1 . N'],
  ['thiobenzamide', 'tiobenzamida', 'tiobentzamida', 'c1(C(=S)N)ccccc1:1 . . N 2 3 4 5 6'],
  ['thionicotinamide', '', '', 'n1cc(C(=S)N)ccc1:1 2 3 . . N 4 5 6'],
  ['oxamide', 'oxamida', 'oxamida', 'NC(=O)C(=O)N:N1 1 . 2 . N2'],
  ['dithiooxamide', 'ditiooxamida', 'ditiooxamida', "NC(=S)C(=S)N:N 1 . 2 . N'"],
  ['diacetamide', 'diacetamida', 'diazetamida', 'CC(=O)NC(=O)C:. . . N'],
  ['hydrazinecarboxamide', 'hidrazinacarboxamida', 'hidrazinakarboxamida', 'NNC(=O)N:2 1 . . N'],
  [
    'hydrazinecarbothioamide',
    'hidrazinacarbotioamida',
    'hidrazinakarbotioamida',
    'NNC(=S)N:2 1 . . N',
  ],
  [
    'hydrazine-1-carboxamide',
    'hidrazina-1-carboxamida',
    'hidrazina-1-karboxamida',
    'NNC(=O)N:2 1 . . N',
  ],
  [
    'hydrazine-1-carbothioamide',
    'hidrazina-1-carbotioamida',
    'hidrazina-1-karbotioamida',
    'NNC(=S)N:2 1 . . N',
  ],
  [
    'hydrazine-1-carboximidamide|hydrazinecarboximidamide',
    'hidrazina-1-carboximidamida|hidrazinacarboximidamida',
    'hidrazina-1-karboximidamida|hidrazinakarboximidamida',
    "NNC(=N)N:2 1 . N' N",
  ],
  [
    'hydrazinecarbaldehyde|hydrazine-1-carbaldehyde',
    'hidrazinacarbaldehido|hidrazina-1-carbaldehido',
    'hidrazinakarbaldehido|hidrazina-1-karbaldehido',
    'NNC=O:2 1 . .',
  ],
  [
    'hydrazinecarbothialdehyde|hydrazine-1-carbothialdehyde',
    'hidrazinacarbotialdehido|hidrazina-1-carbotialdehido',
    'hidrazinakarbotialdehido|hidrazina-1-karbotialdehido',
    'NNC=S:2 1 . .',
  ],
  ['3-thiosemicarbazide', '', '', 'NNC(=S)N:1 2 3 . 4'],
  ['2-thiourea', '2-tiourea', '2-tiourea', "NC(=S)N:1|N 2 . 3|N'"],
  ['phosphoramide', 'fosforamida', 'fosforamida', "P(=O)(N)(N)N:P . N N' N''"],
  [
    'sulfamide|sulfuricdiamide',
    'sulfamida|diamidasulfurica|sulfuricodiamida',
    'sulfamida|sulfurikodiamida',
    "S(=O)(=O)(N)N:. . . N N'",
  ],
  [
    'azodicarboxamide|azodicarbonamide',
    'azodicarboxamida|azodicarbonamida',
    'azodikarboxamida',
    "NC(=O)N=NC(=O)N:N . . . . . . N'",
  ],
  [
    'tetraphenylborate',
    'tetrafenilborato',
    'tetrafenilborato',
    '[B-1](c1ccccc1)(c2ccccc2)(c3ccccc3)c4ccccc4',
  ],
  [
    "bicyclohexyl|1,1'-bicyclohexyl",
    'biciclohexilo',
    'biziklohexilo',
    "C1CCCCC1C2CCCCC2:2 3 4 5 6 1 1' 2' 3' 4' 5' 6'",
  ],
  ['sarcosinamide', '', '', 'CNCC(=O)N'],
  ['bicyclohexyl', '', '', "C1CCCCC1C2CCCCC2:2 3 4 5 6 1 1' 2' 3' 4' 5' 6'"],
  ['histamine', 'histamina', 'histamina', 'N1C=NC(CCN)=C1:1 2 3 4 alpha beta N 5'],
  ['cystamine', 'cistamina', 'zistamina', "NCCSSCCN:N . . . . . . N'"],
  ['cysteamine', 'cisteamina', 'zisteamina', 'NCCS:N . . S'],
  ['choline', 'colina', 'kolina', 'C[N+1](C)(C)CCO:. . . . . . O|in'],
  ['serinol', '', '', 'NC(CO)CO:N'],
  ['ethanethiolamine', '', '', 'NCCS'],
  ['methyldiethanolamine', '', '', 'CN(CCO)CCO'],
  ['carbonyldiimidazole', '', '', 'C(=O)(n1cncc1)n2cncc2'],
  ['thexylborane', '', '', 'BC(C)(C)C(C)C'],
  ['thiocyanicacid', '', '', 'SC#N'],
  ['isocyanicacid', '', '', 'N=C=O'],
  ['isothiocyanicacid', '', '', 'N=C=S'],
  ['cyanicacid', '', '', 'OC#N'],
  ['tetraphosphorusdecasulfide', '', '', 'P12(=S)SP3(=S)SP(=S)(S1)SP(=S)(S2)S3'],
  ['formamidine', 'formamidina', 'formamidina', "C(=N)N:1 N' N"],
  ['ethyleneurea', '', '', 'N1C(=O)NCC1:1 2 . 3 4 5'],
  ['methylolurea', '', '', 'OCNC(=O)N'],
  [
    'tryptoline|tetrahydro-beta-carboline',
    '',
    '',
    'C1NCCc2c1[nH]c3ccccc23:1 2 3 4 4a 9a 9 8a 8 7 6 5 4b',
  ],
  [
    'phenylpiperazine',
    'fenilpiperazina',
    'fenilpiperazina',
    'c1(N2CCNCC2)ccccc1:1 . . . . . . 2 3 4 5 6',
  ],
  ['bornylene', '', '', 'CC1(C)C2CCC1(C)C=C2'],
  [
    'benzoxazolone|2-benzoxazolone|benzoxazolinone|2-benzoxazolinone',
    '',
    '',
    'O1C(=O)Nc2ccccc12:1 2 . 3|N 3a 4 5 6 7 7a',
  ],
  [
    'benzothiazolone|2-benzothiazolone|benzothiazolinone|2-benzothiazolinone',
    '',
    '',
    'S1C(=O)Nc2ccccc12:1 2 . 3|N 3a 4 5 6 7 7a',
  ],
  [
    '1,2-benzisothiazolin-3-one|benzisothiazolinone',
    '',
    '',
    'S1NC(=O)c2ccccc12:1 2|N 3 . 3a 4 5 6 7 7a',
  ],
  [
    'alpha-phenylethylamine|alpha-phenethylamine|1-phenylethylamine',
    '',
    '',
    'NC(C)c1ccccc1:N 1 2 . . . . . .',
  ],
  ['homotaurine', '', '', 'NCCCS(=O)(=O)O@:N 3 2 1'],
  ['tert-butanesulfinamide|t-butanesulfinamide', '', '', 'CC(C)(C)S(=O)N:. . . . . . N'],
  ['azoxymethane', '', '', 'C[N+1]([O-1])=NC'],
  ['dihydrouridine', '', '', 'OC[C@H]1O[C@@H](N2CCC(=O)NC2=O)[C@H](O)[C@@H]1O'],
  ['pyridoxalphosphate', '', '', 'O=Cc1c(COP(=O)(O@)O@)cnc(C)c1O'],
  ['pyridoxaminephosphate', '', '', 'NCc1c(COP(=O)(O@)O@)cnc(C)c1O'],
  [
    'phosphocholine|phosphorylcholine',
    'fosfocolina|fosforilcolina',
    'fosfokolina|fosforilkolina',
    'C[N+1](C)(C)CCOP(=O)(O)[O-1]',
  ],
  [
    'phosphoethanolamine|phosphorylethanolamine',
    'fosfoetanolamina',
    'fosfoetanolamina',
    'NCCOP(=O)(O)O',
  ],
  ['alpha-lactose|beta-lactose', '', '', 'OCC1OC(OC2C(CO)OC(O)C(O)C2O)C(O)C(O)C1O'],
  ['thiocarbohydrazide|thiocarbonohydrazide', '', '', 'NNC(=S)NN:1 2 3 . 4 5'],
  ['thiophosgene', '', '', 'C(=S)(Cl)Cl'],
  ['hydrogendisulfide', '', '', 'SS'],
  ['tetrahydroxyborate', '', '', 'O[B-1](O)(O)O'],
  ['nitrosylsulfuricacid', '', '', 'O=NOS(=O)(=O)O'],
  [
    'toluenediisocyanate|toluene-2,4-diisocyanate|2,4-toluenediisocyanate',
    '',
    '',
    'Cc1c(N=C=O)cc(N=C=O)cc1',
  ],
  ['isophoronediisocyanate', '', '', 'O=C=NCC1(C)CC(C)(C)CC(N=C=O)C1'],
  ['1,4-phenylenediamine', '', '', "c1(N)ccc(N)cc1:1 N 2 3 4 N' 5 6"],
  ['1,3-phenylenediamine', '', '', "c1(N)cc(N)ccc1:1 N 2 3 N' 4 5 6"],
  ['1,2-phenylenediamine', '', '', "c1(N)c(N)cccc1:1 N 2 N' 3 4 5 6"],
  ['hexafluoroisopropanol|hexafluoro-2-propanol', '', '', 'OC(C(F)(F)F)C(F)(F)F'],
  ['hexafluoroisobutylene', '', '', 'C=C(C(F)(F)F)C(F)(F)F'],
  ['hexacene', 'hexaceno', 'hexazeno', 'c1ccc2cc3cc4cc5cc6ccccc6cc5cc4cc3cc2c1'],
  ['heptacene', 'heptaceno', 'heptazeno', 'c1ccc2cc3cc4cc5cc6cc7ccccc7cc6cc5cc4cc3cc2c1'],
  ['pentaphene', 'pentafeno', 'pentafeno', 'c1ccc2cc3c(cc2c1)ccc4cc5ccccc5cc43'],
  ['thiocarbonyldiimidazole', '', '', 'S=C(n1cncc1)n2cncc2'],
  ['dithiobiuret', 'ditiobiuret', 'ditiobiuret', 'NC(=S)NC(=S)N:1 2 . 3 4 . 5'],
  ['diazoaminobenzene', '', '', "N(c1ccccc1)N=Nc2ccccc2:1 1' 2' 3' 4' 5' 6' 2 3"],
  ['phosphabenzene', '', '', '[p]1ccccc1:1 2 3 4 5 6'],
  ['arsabenzene', '', '', '[as]1ccccc1:1 2 3 4 5 6'],
  ['stibabenzene', '', '', '[Sb]1=CC=CC=C1:1 2 3 4 5 6'],
  ['bismabenzene', '', '', '[Bi]1=CC=CC=C1:1 2 3 4 5 6'],
  ['benzophenoneimine', '', '', "N=C(c1ccccc1)c2ccccc2:N . 1 2 3 4 5 6 1' 2' 3' 4' 5' 6'"],
];

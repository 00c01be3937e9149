/**
 * Acids that are not a stem with endings: the word before "acid", the word of the anion, and the
 * structure (`@` the acidic hydrogens).
 * Hydrogens left on other atoms can be substituted (`methylphosphonic`, `ethylcarbamate`).
 */
export type SaltRow = readonly [
  ic: readonly [en: string, es: string, eu: string],
  ate: readonly [en: string, es: string, eu: string],
  notation: string,
];

export const SALT_WORDS: readonly SaltRow[] = [
  [
    ['triphosphoric', 'trifosforico', 'trifosforiko|trifosforikoa'],
    ['triphosphate', 'trifosfato', 'trifosfato|trifosfatoa'],
    'O@P(=O)(O@)OP(=O)(O@)OP(=O)(O@)O@',
  ],
  [
    ['monophosphoric', '', ''],
    ['monophosphate', 'monofosfato', 'monofosfato|monofosfatoa'],
    'O@P(=O)(O@)O@',
  ],
  [
    ['nitric', 'nitrico', 'nitriko|nitrikoa'],
    ['nitrate', 'nitrato', 'nitrato|nitratoa'],
    'O@[N+1](=O)[O-1]',
  ],
  [['nitrous', 'nitroso', 'nitroso|nitrosoa'], ['nitrite', 'nitrito', 'nitrito|nitritoa'], 'O@N=O'],
  [
    ['sulfuric', 'sulfurico', 'sulfuriko|sulfurikoa'],
    ['sulfate', 'sulfato', 'sulfato|sulfatoa'],
    'O@S(=O)(=O)O@',
  ],
  [
    ['sulfurous', 'sulfuroso', 'sulfuroso|sulfurosoa'],
    ['sulfite', 'sulfito', 'sulfito|sulfitoa'],
    'O@S(=O)O@',
  ],
  [['thiosulfuric', '', ''], ['thiosulfate', '', ''], 'O@S(=O)(=S)O@'],
  [
    ['phosphoric', 'fosforico', 'fosforiko|fosforikoa'],
    ['phosphate', 'fosfato', 'fosfato|fosfatoa'],
    'O@P(=O)(O@)O@',
  ],
  [
    ['phosphorous', 'fosforoso', 'fosforoso|fosforosoa'],
    ['phosphite', 'fosfito', 'fosfito|fosfitoa'],
    'O@P(O@)O@',
  ],
  [
    ['phosphonic', 'fosfonico', 'fosfoniko|fosfonikoa'],
    ['phosphonate', 'fosfonato', 'fosfonato|fosfonatoa'],
    '[PH](=O)(O@)O@:P . . .',
  ],
  [
    ['phosphinic', 'fosfinico', 'fosfiniko|fosfinikoa'],
    ['phosphinate', 'fosfinato', 'fosfinato|fosfinatoa'],
    '[PH2](=O)O@:P . .',
  ],
  [['phosphonous', '', ''], ['phosphonite', 'fosfonito', 'fosfonito|fosfonitoa'], 'P(O@)O@'],
  [['phosphinous', '', ''], ['phosphinite', 'fosfinito', 'fosfinito|fosfinitoa'], 'PO@'],
  [
    ['phosphorothioic', '', ''],
    ['phosphorothioate|thiophosphate', 'fosforotioato|tiofosfato', 'fosforotioato|fosforotioatoa'],
    'S=P(O@)(O@)O@',
  ],
  [
    ['phosphorodithioic', '', ''],
    ['phosphorodithioate', 'fosforoditioato', 'fosforoditioato|fosforoditioatoa'],
    'S=P(O@)(O@)S@:. . O O S',
  ],
  [['phosphonothioic', '', ''], ['phosphonothioate', '', ''], '[PH](=S)(O@)O@:P . . .'],
  [
    ['phosphoramidic', '', ''],
    ['phosphoramidate', 'fosforamidato', 'fosforamidato|fosforamidatoa'],
    'NP(=O)(O@)O@:N . . . .',
  ],
  [['phosphorodiamidic', '', ''], ['phosphorodiamidate', '', ''], "NP(=O)(N)O@:N . . N' ."],
  [['phosphonamidic', '', ''], ['phosphonamidate', '', ''], '[PH](=O)(N)O@:P . N .'],
  [['phosphoramidothioic', '', ''], ['phosphoramidothioate', '', ''], 'NP(=S)(O@)O@:N . . . .'],
  [
    ['phosphorochloridic', '', ''],
    ['phosphorochloridate|chlorophosphate', 'fosforocloridato', 'fosforokloridato'],
    'P(=O)(Cl)(O@)O@',
  ],
  [['phosphorofluoridic', '', ''], ['phosphorofluoridate', '', ''], 'P(=O)(F)(O@)O@'],
  [['phosphonofluoridic', '', ''], ['phosphonofluoridate', '', ''], '[PH](=O)(F)O@:P . . .'],
  [['phosphorochloridous', '', ''], ['phosphorochloridite|chlorophosphite', '', ''], 'P(Cl)(O@)O@'],
  [
    ['diphosphoric|pyrophosphoric', '', ''],
    ['diphosphate|pyrophosphate', 'difosfato|pirofosfato', 'difosfato|difosfatoa'],
    'O@P(=O)(O@)OP(=O)(O@)O@',
  ],
  [['phosphorodichloridic', '', ''], ['phosphorodichloridate', '', ''], 'P(=O)(Cl)(Cl)O@'],
  [
    ['carbonic', 'carbonico', 'karboniko|karbonikoa'],
    ['carbonate', 'carbonato', 'karbonato|karbonatoa'],
    'C(=O)(O@)O@',
  ],
  [
    ['carbamic', 'carbamico', 'karbamiko|karbamikoa'],
    ['carbamate', 'carbamato', 'karbamato|karbamatoa'],
    'NC(=O)O@:N . . .',
  ],
  [
    ['carbamothioic|thiocarbamic', '', ''],
    ['carbamothioate|thiocarbamate', 'carbamotioato|tiocarbamato', 'karbamotioato|karbamotioatoa'],
    'NC(=O)S@:N . O S',
  ],
  [
    ['carbamodithioic|dithiocarbamic', '', ''],
    [
      'carbamodithioate|dithiocarbamate',
      'carbamoditioato|ditiocarbamato',
      'karbamoditioato|karbamoditioatoa',
    ],
    'NC(=S)S@:N . . .',
  ],
  [
    ['carbonochloridic|chloroformic|chlorocarbonic', 'carbonocloridico', ''],
    [
      'carbonochloridate|chloroformate|chlorocarbonate',
      'carbonocloridato|cloroformiato',
      'karbonokloridato|karbonokloridatoa|kloroformiato|kloroformiatoa',
    ],
    'C(=O)(Cl)O@',
  ],
  [['carbonofluoridic', '', ''], ['carbonofluoridate|fluoroformate', '', ''], 'C(=O)(F)O@'],
  [
    ['carbonothioic', '', ''],
    ['carbonothioate|thiocarbonate', 'carbonotioato', 'karbonotioato|karbonotioatoa'],
    'C(=O)(S@)O@:. . S O',
  ],
  [
    ['carbonodithioic', '', ''],
    [
      'carbonodithioate|xanthate|dithiocarbonate',
      'carbonoditioato',
      'karbonoditioato|karbonoditioatoa',
    ],
    'C(=S)(S@)O@:. . S O',
  ],
  [['carbonotrithioic', '', ''], ['carbonotrithioate|trithiocarbonate', '', ''], 'C(=S)(S@)S@'],
  [
    ['carbamimidothioic', '', ''],
    ['carbamimidothioate', 'carbamimidotioato', 'karbamimidotioato|karbamimidotioatoa'],
    "NC(=N)S@:N . N' .",
  ],
  [['carbamimidic', '', ''], ['carbamimidate', '', ''], "NC(=N)O@:N . N' ."],
  [['carbonimidic', '', ''], ['carbonimidate', '', ''], 'C(=N)(O@)O@:. N . .'],
  [['carbonimidodithioic', '', ''], ['carbonimidodithioate', '', ''], 'C(=N)(S@)S@:. N . .'],
  [
    ['hydrazinecarboxylic|carbazic', 'hidrazinacarboxilico|carbazico', 'hidrazinakarboxiliko'],
    ['hydrazinecarboxylate|carbazate', 'hidrazinacarboxilato|carbazato', 'hidrazinakarboxilato'],
    'NNC(=O)O@:2 1 . . .',
  ],
  [['allophanic', '', ''], ['allophanate', '', ''], 'NC(=O)NC(=O)O@'],
  [['oxaluric', '', ''], ['oxalurate', '', ''], 'NC(=O)NC(=O)C(=O)O@'],
  [
    ['sulfamic', 'sulfamico', 'sulfamiko|sulfamikoa'],
    ['sulfamate', 'sulfamato', 'sulfamato|sulfamatoa'],
    'NS(=O)(=O)O@:N . . . .',
  ],
  [
    ['chlorosulfuric|chlorosulfonic|sulfurochloridic', '', ''],
    ['chlorosulfate|sulfurochloridate', '', ''],
    'S(=O)(=O)(Cl)O@',
  ],
  [
    ['fluorosulfuric|fluorosulfonic|sulfurofluoridic', '', ''],
    [
      'fluorosulfate|fluorosulfonate|sulfurofluoridate',
      'fluorosulfato|sulfurofluoridato',
      'fluorosulfato|sulfurofluoridato',
    ],
    'S(=O)(=O)(F)O@',
  ],
  [
    ['boric|orthoboric', 'borico', 'boriko|borikoa'],
    ['borate', 'borato', 'borato|boratoa'],
    'O@B(O@)O@',
  ],
  [
    ['boronic', 'boronico', 'boroniko|boronikoa'],
    ['boronate', 'boronato', 'boronato|boronatoa'],
    'B(O@)O@:B . .',
  ],
  [
    ['borinic', 'borinico', 'boriniko|borinikoa'],
    ['borinate', 'borinato', 'borinato|borinatoa'],
    'BO@:B .',
  ],
  [
    ['silicic|orthosilicic', '', ''],
    [
      'silicate|orthosilicate',
      'silicato|ortosilicato',
      'silikato|silikatoa|ortosilikato|ortosilikatoa',
    ],
    'O@[Si](O@)(O@)O@',
  ],
  [['arsonic', 'arsonico', 'arsoniko'], ['arsonate', '', ''], '[AsH](=O)(O@)O@'],
  [['arsinic', '', ''], ['arsinate', '', ''], '[AsH2](=O)O@'],
  [['orthoarsenic', '', ''], ['arsenate', '', ''], 'O@[As](=O)(O@)O@'],
  [['arsenous', '', ''], ['arsenite', '', ''], 'O@[As](O@)O@'],
  [
    ['orthoformic', 'ortoformico', 'ortoformiko'],
    ['orthoformate', 'ortoformiato', 'ortoformiato|ortoformiatoa'],
    'C(O@)(O@)O@',
  ],
  [
    ['orthoacetic', '', ''],
    ['orthoacetate', 'ortoacetato', 'ortoazetato|ortoazetatoa'],
    'CC(O@)(O@)O@:2 1 . . .',
  ],
  [['orthopropionic', '', ''], ['orthopropionate', '', ''], 'CCC(O@)(O@)O@'],
  [['orthobenzoic', '', ''], ['orthobenzoate', '', ''], 'c1ccccc1C(O@)(O@)O@'],
  [
    ['orthocarbonic', '', ''],
    ['orthocarbonate', 'ortocarbonato', 'ortokarbonato|ortokarbonatoa'],
    'C(O@)(O@)(O@)O@',
  ],
  [
    ['hypochlorous', 'hipocloroso', 'hipokloroso'],
    ['hypochlorite', 'hipoclorito', 'hipoklorito|hipokloritoa'],
    'ClO@',
  ],
  [['hypobromous', '', ''], ['hypobromite', '', ''], 'BrO@'],
  [['chlorous', '', ''], ['chlorite', '', ''], 'Cl(=O)O@'],
  [['chloric', '', ''], ['chlorate', '', ''], 'Cl(=O)(=O)O@'],
  [
    ['perchloric', 'perclorico', 'perkloriko|perklorikoa'],
    ['perchlorate', 'perclorato', 'perklorato|perkloratoa'],
    'Cl(=O)(=O)(=O)O@',
  ],
  [['bromic', '', ''], ['bromate', '', ''], 'Br(=O)(=O)O@'],
  [['iodic', '', ''], ['iodate', '', ''], 'I(=O)(=O)O@'],
  [['periodic', '', ''], ['periodate', '', ''], 'I(=O)(=O)(=O)O@'],
  [
    ['formic', 'formico', 'formiko|formikoa'],
    ['formate', 'formiato|formato', 'formiato|formiatoa|formato|formatoa'],
    'C(=O)O@',
  ],
  [
    [
      'propanoic|propionic',
      'propanoico|propionico',
      'propanoiko|propanoikoa|propioniko|propionikoa',
    ],
    [
      'propanoate|propionate',
      'propanoato|propionato',
      'propanoato|propanoatoa|propionato|propionatoa',
    ],
    'C(=O)(O@)CC:1 . . 2 3',
  ],
  [
    ['acetoacetic', '', ''],
    ['acetoacetate', 'acetoacetato|acetilacetato', 'azetoazetato|azetoazetatoa'],
    'C(=O)(O@)CC(=O)C:1 . . 2 3 . 4',
  ],
  [['tartaric', '', ''], ['tartrate', '', ''], 'O@C(=O)C(O)C(O)C(=O)O@:. 1 . 2 . 3 . 4 . .'],
  [
    ['hydrocyanic', 'cianhidrico', 'zianhidriko'],
    ['cyanide', 'cianuro', 'zianuro|zianuroa'],
    'C@#N',
  ],
  [['peracetic|peroxyacetic', '', ''], ['peracetate|peroxyacetate', '', ''], 'CC(=O)OO@'],
  [
    ['perbenzoic|peroxybenzoic', '', ''],
    ['perbenzoate|peroxybenzoate', '', ''],
    'c1(C(=O)OO@)ccccc1:1 . . . . 2 3 4 5 6',
  ],
  [['performic', '', ''], ['performate', '', ''], 'C(=O)OO@'],
  [
    ['thioacetic', 'tioacetico', 'tioazetiko|tioazetikoa'],
    ['thioacetate', 'tioacetato', 'tioazetato|tioazetatoa'],
    'CC(=O)S@:2 1 O S',
  ],
  [
    ['thiobenzoic', 'tiobenzoico', ''],
    ['thiobenzoate', 'tiobenzoato', ''],
    'c1(C(=O)S@)ccccc1:1 . O S 2 3 4 5 6',
  ],
  [['dithiobenzoic', '', ''], ['dithiobenzoate', '', ''], 'c1ccccc1C(=S)S@'],
  [['thioglycolic', '', ''], ['thioglycolate', '', ''], 'SCC(=O)O@:S 2 1 . .'],
  [['trifluoromethanesulfonic|triflic', '', ''], ['triflate', '', ''], 'C(F)(F)(F)S(=O)(=O)O@'],
  [['tosic', '', ''], ['tosylate', 'tosilato', 'tosilato|tosilatoa'], 'Cc1ccc(cc1)S(=O)(=O)O@'],
  [['mesic', '', ''], ['mesylate', 'mesilato', 'mesilato|mesilatoa'], 'CS(=O)(=O)O@'],
  [['besylic', '', ''], ['besylate|besilate', '', ''], 'c1ccccc1S(=O)(=O)O@'],
  [['esylic', '', ''], ['esylate', '', ''], 'CCS(=O)(=O)O@'],
  [['nitroxylic', '', ''], ['bicarbonate|hydrogencarbonate', '', ''], 'O@C(=O)O'],
  [['methoxidic', '', ''], ['methoxide', 'metoxido', 'metoxido|metoxidoa'], 'CO@'],
  [['ethoxidic', '', ''], ['ethoxide', 'etoxido', 'etoxido|etoxidoa'], 'CCO@'],
  [
    ['isopropoxidic', '', ''],
    ['isopropoxide', 'isopropoxido', 'isopropoxido|isopropoxidoa'],
    'CC(C)O@',
  ],
  [
    ['tert-butoxidic', '', ''],
    ['tert-butoxide', 'terc-butoxido|tert-butoxido', 'tert-butoxido|tert-butoxidoa'],
    'CC(C)(C)O@',
  ],
  [
    ['phenoxidic', '', ''],
    ['phenoxide|phenolate', 'fenoxido|fenolato', 'fenoxido|fenoxidoa|fenolato|fenolatoa'],
    'c1(O@)ccccc1:1 . 2 3 4 5 6',
  ],
  [['sulfanilic', 'sulfanilico', 'sulfaniliko'], ['sulfanilate', '', ''], 'Nc1ccc(cc1)S(=O)(=O)O@'],
  [
    ['picric', 'picrico', 'pikriko|pikrikoa'],
    ['picrate', 'picrato', 'pikrato'],
    'O@c1c([N+1](=O)[O-1])cc([N+1](=O)[O-1])cc1[N+1](=O)[O-1]',
  ],
  [['gluconic', '', ''], ['gluconate', '', ''], 'O@C(=O)C(O)C(O)C(O)C(O)CO'],
];

import type { Words } from './word.ts';

/** Simple prefixes of one form in each language. */
export const PREFIXES = {
  fluoro: ['fluoro', 'fluoro', 'fluoro'], chloro: ['chloro', 'cloro', 'kloro'], bromo: ['bromo', 'bromo', 'bromo'], iodo: ['iodo', 'yodo', 'iodo'],
  hydroxy: ['hydroxy', 'hidroxi', 'hidroxi'], hydroperoxy: ['hydroperoxy', 'hidroperoxi', 'hidroperoxi'], oxy: ['oxy', 'oxi', 'oxi'], peroxy: ['peroxy', 'peroxi', 'peroxi'],
  oxo: ['oxo', 'oxo', 'oxo'], oxido: ['oxido', 'oxido', 'oxido'], sulfanylidene: ['sulfanylidene', 'sulfaniliden', 'sulfaniliden'],
  selanylidene: ['selanylidene', 'selaniliden', 'selaniliden'], sulfanyl: ['sulfanyl', 'sulfanil', 'sulfanil'], selanyl: ['selanyl', 'selanil', 'selanil'],
  disulfanyl: ['disulfanyl', 'disulfanil', 'disulfanil'], sulfinyl: ['sulfinyl', 'sulfinil', 'sulfinil'], sulfonyl: ['sulfonyl', 'sulfonil', 'sulfonil'],
  sulfo: ['sulfo', 'sulfo', 'sulfo'], sulfino: ['sulfino', 'sulfino', 'sulfino'], sulfamoyl: ['sulfamoyl', 'sulfamoil', 'sulfamoil'],
  thiocyanato: ['thiocyanato', 'tiocianato', 'tiozianato'], cyanato: ['cyanato', 'cianato', 'zianato'], selenocyanato: ['selenocyanato', 'selenocianato', 'selenozianato'],
  amino: ['amino', 'amino', 'amino'], imino: ['imino', 'imino', 'imino'], nitro: ['nitro', 'nitro', 'nitro'], nitroso: ['nitroso', 'nitroso', 'nitroso'],
  azido: ['azido', 'azido', 'azido'], diazo: ['diazo', 'diazo', 'diazo'], isocyanato: ['isocyanato', 'isocianato', 'isozianato'],
  isothiocyanato: ['isothiocyanato', 'isotiocianato', 'isotiozianato'], isoselenocyanato: ['isoselenocyanato', 'isoselenocianato', 'isoselenozianato'],
  isocyano: ['isocyano', 'isociano', 'isoziano'], cyano: ['cyano', 'ciano', 'ziano'], formyl: ['formyl', 'formil', 'formil'], carboxy: ['carboxy', 'carboxi', 'karboxi'],
  carbonyl: ['carbonyl', 'carbonil', 'karbonil'], carbonothioyl: ['carbonothioyl', 'carbonotioil', 'karbonotioil'], carbonimidoyl: ['carbonimidoyl', 'carbonimidoil', 'karbonimidoil'],
  carbamoyl: ['carbamoyl', 'carbamoil', 'karbamoil'], carbamothioyl: ['carbamothioyl', 'carbamotioil', 'karbamotioil'],
  carbamimidoyl: ['carbamimidoyl', 'carbamimidoil', 'karbamimidoil'], acetyl: ['acetyl', 'acetil', 'azetil'], benzoyl: ['benzoyl', 'benzoil', 'bentzoil'],
  phenyl: ['phenyl', 'fenil', 'fenil'], tertButyl: ['tert-butyl', 'terc-butil', 'tert-butil'], benzyl: ['benzyl', 'bencil', 'bentzil'], benzylidene: ['benzylidene', 'benciliden', 'bentziliden'],
  diazenyl: ['diazenyl', 'diazenil', 'diazenil'], hydrazinyl: ['hydrazinyl', 'hidrazinil', 'hidrazinil'], phosphoryl: ['phosphoryl', 'fosforil', 'fosforil'],
  phosphorothioyl: ['phosphorothioyl', 'fosforotioil', 'fosforotioil'], phosphono: ['phosphono', 'fosfono', 'fosfono'],
  methoxy: ['methoxy', 'metoxi', 'metoxi'], ethoxy: ['ethoxy', 'etoxi', 'etoxi'], propoxy: ['propoxy', 'propoxi', 'propoxi'], butoxy: ['butoxy', 'butoxi', 'butoxi'],
  phenoxy: ['phenoxy', 'fenoxi', 'fenoxi'], tertButoxy: ['tert-butoxy', 'terc-butoxi', 'tert-butoxi'],
} as const satisfies Record<string, Words>;

import { alkaneStem } from './alkane-stem.ts';

/**
 * Pieces of ring names, so that the reader finds where a ring name ends and can turn a Spanish or Basque one into the English one that
 * `rings/read-ring-name.ts` reads. English, then Spanish and Basque where the spelling is not the regular one.
 */
export type MorphemeRow = readonly [en: string, es?: string, eu?: string];

/** Fusion prefixes and other pieces that never end a ring name. */
export const RING_PREFIXES: readonly MorphemeRow[] = [
  ['benzo', 'benzo', 'bentzo'], ['benz', 'benz', 'bentz'], ['naphtho'], ['naphth'], ['anthra'], ['phenanthro'], ['furo'], ['thieno'], ['pyrrolo', 'pirrolo', 'pirrolo'], ['imidazo'], ['pyrazolo'], ['pyrido'], ['pyridazino'], ['pyrimido'], ['pyrazino'], ['pyrano'], ['thiopyrano'], ['indolo'], ['isoindolo'], ['quino'], ['quinolino'], ['quinazolino'], ['quinoxalino'], ['isoquino'], ['isoquinolino'], ['indeno'], ['indazolo'],
  ['isoxazolo'], ['oxazolo'], ['thiazolo'], ['isothiazolo'], ['triazolo'], ['tetrazolo'], ['oxadiazolo'], ['thiadiazolo'], ['triazino'], ['tetrazino'], ['purino'], ['pteridino'], ['oxireno'], ['thiireno'], ['azirino'], ['azeto'], ['oxeto'], ['thieto'], ['chromeno'], ['isochromeno'], ['cyclopropa'], ['cyclobuta'], ['cyclopenta'], ['cyclohexa'], ['cyclohepta'], ['cycloocta', 'cicloocta', 'ziklookta'], ['cyclonona'], ['cyclodeca'],
  ['acenaphtho'], ['fluoreno'], ['carbazolo'], ['acridino'], ['phenazino'], ['naphthyridino'], ['cinnolino'], ['phthalazino'], ['dioxolo'], ['dioxino'], ['dithiolo'], ['dithiino'], ['oxathiolo'], ['oxathiino'], ['azepino'], ['diazepino'], ['oxepino'], ['thiepino'], ['oxazino'], ['thiazino'], ['oxazepino'], ['thiazepino'], ['selenopheno'], ['selenolo'], ['selenazolo'], ['selenadiazolo'], ['borolo'], ['silolo'], ['phospholo'], ['dioxepino'], ['azocino'], ['pyreno'], ['perimido'], ['indolizino'], ['quinolizino'], ['pyrrolizino'], ['xantheno'], ['benzimidazo'], ['azuleno'], ['pentaleno'], ['triphenyleno'], ['chryseno'], ['oxadiazino'], ['thiadiazino'], ['diazirino'], ['oxaziridino'], ['methano'], ['ethano'], ['epoxy'], ['etheno'], ['epimino'], ['epithio'], ['imino'], ['propano'], ['butano'], ['epidioxy'], ['benzeno', 'benceno', 'bentzeno'], ['borino'], ['diazeto'], ['dioxeto'], ['dithieto'], ['tetrathiafulvaleno'], ['phenaleno'], ['as-indaceno'], ['s-indaceno'], ['fluorantheno'], ['furazano'], ['imidazolo'],
  ['di'], ['tri'], ['tetr'], ['pent'], ['tetra'], ['penta'], ['hexa'], ['hepta'], ['octa', 'octa', 'okta'], ['nona'], ['deca', 'deca', 'deka'], ['bis'], ['tris'],
];

/** Heteroatoms of Hantzsch–Widman names. */
export const RING_HETEROATOMS: readonly MorphemeRow[] = [
  ['oxa'], ['thia'], ['aza'], ['ox'], ['thi'], ['az'], ['phospha'], ['phosph'], ['sila'], ['sil'], ['bora'], ['bor'], ['selena'], ['selen'], ['tellura'], ['tellur'], ['germa'], ['germ'], ['stanna'], ['stann'], ['arsa'], ['ars'], ['stiba'], ['stib'], ['bisma'], ['bism'], ['ioda', 'yoda', 'ioda'], ['iod', 'yod', 'iod'], ['plumba'], ['alumina'], ['iso'],
];

/** Other names of rings: what is written, and the name it stands for (English spelling of both). */
export const RING_ALIASES: readonly (readonly [written: string, name: string])[] = [
  ['s-triazin', '1,3,5-triazin'], ['sym-triazin', '1,3,5-triazin'], ['as-triazin', '1,2,4-triazin'], ['s-triazol', '1,2,4-triazol'], ['v-triazol', '1,2,3-triazol'], ['s-tetrazin', '1,2,4,5-tetrazin'], ['as-triazolo', '1,2,4-triazolo'], ['adamant', 'adamantan'], ['norborn', 'norbornan'],
];

/** Endings of Hantzsch–Widman names, without the final vowel. */
export const RING_ENDINGS: readonly MorphemeRow[] = [
  ...largeRings(),
  ['iren'], ['irin'], ['iran'], ['iridin'], ['et'], ['etan'], ['etidin'], ['ol'], ['olan'], ['olidin'], ['olin'], ['in'], ['inin'], ['inan'], ['an'], ['epin'], ['epan'], ['ocin'], ['ocan'], ['onin'], ['onan'], ['ecin'], ['ecan'], ['orin'], ['orinan'],
];

/** Ring names, without the final vowel. */
export const RING_NAMES: readonly MorphemeRow[] = [
  ['benzen', 'bencen', 'bentzen'], ['annulen'], ['naphthalen'], ['anthracen', 'antracen', 'antrazen'], ['phenanthren'], ['tetracen', 'tetracen', 'tetrazen'], ['naphthacen', 'naftacen', 'naftazen'], ['pentacen', 'pentacen', 'pentazen'], ['pyren'], ['chrysen'], ['triphenylen'], ['perylen'], ['fluoranthen'], ['coronen'], ['picen'], ['azulen'], ['pentalen'], ['heptalen'], ['biphenylen'], ['fluoren'], ['inden'], ['indan'], ['phenalen'], ['acenaphthylen'], ['acenaphthen'], ['aceanthrylen'], ['as-indacen'], ['s-indacen'], ['indacen'], ['rubicen'], ['ovalen'], ['pleiaden'], ['hexacen'], ['tetraphen'], ['trinaphthylen'], ['perimidin'],
  ['cyclohepten', 'ciclohepten', 'ziklohepten'], ['cycloocten', 'cicloocten', 'ziklookten'], ['cyclononen', 'ciclononen', 'ziklononen'],
  ['furan'], ['thiophen'], ['thiofuran'], ['selenophen'], ['tellurophen'], ['pyrrol', 'pirrol', 'pirrol'], ['imidazol'], ['pyrazol'], ['pyran'], ['thiopyran'], ['selenopyran'], ['telluropyran'], ['pyridin'], ['pyridazin'], ['pyrimidin'], ['pyrazin'], ['pyrrolidin', 'pirrolidin', 'pirrolidin'], ['pyrrolin', 'pirrolin', 'pirrolin'], ['imidazolidin'], ['imidazolin'], ['pyrazolidin'], ['pyrazolin'], ['piperidin'], ['piperazin'], ['morpholin'], ['thiomorpholin'], ['selenomorpholin'], ['isoxazol'], ['oxazol'], ['isothiazol'], ['thiazol'], ['isoselenazol'], ['furazan'], ['isoxazolidin'], ['isothiazolidin'], ['isoxazolin'], ['oxazolin'], ['thiazolin'], ['isothiazolin'], ['tetrahydrofuran'], ['benzoxazol'], ['benzothiazol'], ['benzofuran'], ['isobenzofuran'], ['benzothiophen'], ['isobenzothiophen'], ['benzimidazol'], ['benzotriazol'], ['benzoxadiazol'], ['benzodioxol'], ['benzodioxan'], ['benzisoxazol'], ['benzisothiazol'], ['thianaphthen'], ['anthranil'], ['benzoxazin'], ['benzothiazin'], ['benzodiazepin'], ['benzopyran'], ['isobenzopyran'], ['benzothiopyran'],
  ['indol'], ['isoindol'], ['indolin'], ['isoindolin'], ['indolizin'], ['indazol'], ['purin'], ['quinolin'], ['isoquinolin'], ['quinolizin'], ['phthalazin'], ['naphthyridin'], ['quinoxalin'], ['quinazolin'], ['cinnolin'], ['pteridin'], ['carbazol'], ['carbolin'], ['phenanthridin'], ['acridin'], ['phenanthrolin'], ['phenazin'], ['phenothiazin'], ['phenoxazin'], ['phenoselenazin'], ['phenarsazin'], ['phenophosphazin'], ['phenoxathiin'], ['thianthren'], ['dibenzofuran'], ['dibenzothiophen'], ['xanthen'], ['thioxanthen'], ['selenoxanthen'], ['chromen'], ['isochromen'], ['chroman'], ['isochroman'], ['thiochroman'], ['isothiochroman'], ['thiochromen'], ['isothiochromen'], ['selenochromen'], ['pyrrolizin'], ['arsanthridin'], ['arsindol'], ['phosphindol'], ['isophosphindol'], ['phosphinolin'], ['isophosphinolin'], ['arsinolin'], ['phosphanthridin'], ['acridophosphin'], ['acridarsin'], ['quindolin'], ['quinindolin'], ['boranthren'], ['silanthren'], ['phenoxasilin'], ['perimidin'], ['phenanthrazin'], ['anthrazin'], ['triptycen'], ['porphyrin'], ['porphin'], ['corrin'], ['phthaloperin'], ['cyclazin'], ['julolidin'], ['fulven'], ['phenoxaphosphin'], ['borazin'], ['fulleren'], ['thebenidin'], ['adamantan'], ['quinuclidin'], ['norbornan'], ['cuban'], ['prisman'],
];

/** Rings of more than ten members beside their heteroatoms: `oxacyclododecine` (P-22.2.4, older usage in fusion names P-25.2.2.1.2). */
function largeRings(): MorphemeRow[] {
  const rows: MorphemeRow[] = [];
  for (let size = 11; size <= 60; size++) {
    const [en, es, eu] = alkaneStem(size)!;
    rows.push([`cyclo${en}in`, `ciclo${es}in`, `ziklo${eu.replace(/k$/, 'z')}in`], [`cyclo${en}an`, `ciclo${es}an`, `ziklo${eu}an`]);
  }
  return rows;
}

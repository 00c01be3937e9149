import type { VerifyText } from '../verify-text.ts';

export const verify: VerifyText = {
  heading: 'Egiturak egiaztatu',
  lead:
    'Egin duzuna al da? Eman espero duzun egitura eta dituzun espektroak. Epaileak aurkitzen dituen isomero ' +
    'guztiekin eta litezkeen azpiproduktuekin alderatzen du.',
  counts: 'Egiaztapen bakoitza behin zenbatzen da zure eguneko mugan.',
  ways: 'Zenbat',
  one: 'Egitura bat',
  table: 'Taula bat',
  structure: 'Espero den egitura (SMILES)',
  structureHelp: 'Adibidez, CCOC(C)=O. Marraztu ere egin dezakezu.',
  draw: 'Marraztu',
  section: 'Espektroak',
  sectionHelp:
    'Itsatsi artikulu batek argitaratzen dituen bezala, adib. “1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), ' +
    '2.04 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H)”. ¹³C, IR, MS eta bi dimentsioko zerrendak ere irakurtzen dira.',
  byproducts: 'Litezkeen azpiproduktuak (SMILES, lerroko bat)',
  byproductsHelp:
    'Aukerakoa. Bat ere gabe, litezkeenak suposatzen dira: hidrolisia, eliminazioa, oxidazioa, erredukzioa.',
  verify: 'Egiaztatu',
  verifying: 'Epailea alderatzen ari da…',
  stop: 'Gelditu',
  notUsed: (parts) => `Erabili gabe: ${parts}`,
  notVerified: 'Egiaztatu zure helbide elektronikoa kontuaren orrian, egiturak egiaztatzeko.',
  verdicts: { consistent: 'Bat dator', inconsistent: 'Ez dator bat', open: 'Erabaki gabe' },
  verdictHelp: {
    consistent:
      'Espektroak bat datoz egitura honekin, eta aurkitutako beste batek ere ez ditu hain ondo azaltzen.',
    inconsistent:
      'Espektroek egitura hau ukatzen dute, edo beste batek argi eta garbi hobeto azaltzen ditu.',
    open: 'Espektroek ez dute erabakitzen: beste egitura batek antzeko ondo azaltzen ditu.',
  },
  probability: (share) => `Egitura zuzena izateko probabilitatea: ${share}`,
  rank: (rank) => `Formula honetako molekulen arteko tokia: ${rank}`,
  supports: 'Zerk babesten duen',
  against: 'Zerk ukatzen duen',
  settle: 'Zerk erabakiko lukeen',
  better: 'Espektroak hobeto azaltzen dituzten egiturak',
  betterHelp: 'Bakoitzaren probabilitatearekin.',
  print: 'Inprimatu edo gorde PDF gisa',
  file: 'Egiturak eta espektroak dituen fitxategia',
  fileHelp:
    'CSV, “id” eta “structure” zutabeekin eta teknika bakoitzeko zutabe batekin (“1H NMR”, “13C NMR”, “IR”…) edo ' +
    '“section” zutabearekin; SDF, gauza bera datu-eremu gisa; edo JSON lerroak, komando-lerroak hartzen dituen ' +
    'bezala. Gehienez 1.000 errenkada.',
  archiveHelp:
    'Edo artxibo bat (zip, tar, tar.gz), lagin bakoitzeko karpeta batekin: egitura (.mol, .sdf, .smi) eta ' +
    'espektrometroaren fitxategiak, edo inprimatutako espektroak .txt gisa. Artxiboan taula bat badago, “folder” ' +
    'zutabeak karpeta adierazten du. Fitxategiak zure nabigatzailean irakurtzen dira; gailurren zerrendak bakarrik ' +
    'bidaltzen dira.',
  reading: (done) => `Espektroak irakurtzen: ${done} lagin`,
  chosen: (name, count) => `${name}: ${count} egitura`,
  run: (count) => `Egiaztatu ${count} egitura`,
  running: (done, all) => `${done} eginda, ${all} guztira`,
  finished: ({ consistent, inconsistent, open, failed }) =>
    `${consistent} bat datoz, ${inconsistent} ez datoz bat, ${open} erabaki gabe, ${failed} epaitu gabe`,
  stoppedAtLimit:
    'Zure eguneko mugara iritsi zara. Gainerakoak bihar egiazta daitezke: egindakoa ez da berriro zenbatzen.',
  again: 'Jarraitu',
  csv: 'Gorde CSV gisa',
  show: 'Erakutsi',
  all: 'Guztiak',
  sort: 'Ordenatu',
  byOrder: 'Fitxategiaren ordena',
  byProbability: 'Probabilitatea, txikienetik handienera',
  columns: {
    id: 'Izena',
    structure: 'Egitura',
    verdict: 'Ebazpena',
    probability: 'Probabilitatea',
    better: 'Hobeto azaltzen du',
    remarks: 'Oharrak',
  },
  more: 'Erakutsi gehiago',
  waiting: 'Zain',
  failed: 'Epaitu gabe',
  details: (id) => `Arrazoiak: ${id}`,
  problems: {
    structure: 'ez dago egiturarik',
    peaks: 'bere espektroetatik ezin izan da gailurrik irakurri',
    json: 'ez da baliozko JSONa',
    molfile: 'bere molfilea ezin da irakurri',
    columns: 'ez dago “structure” (edo “smiles”) zutaberik',
    empty: 'fitxategiak ez du errenkadarik',
    too_many: 'lehen 1.000 errenkadak bakarrik erabiltzen dira',
    too_large: 'fitxategiak 20 MB baino gehiago ditu (artxibo batek: 400 MB)',
    folder: 'artxiboan ez dago karpeta hori',
    several: 'bere karpetan egitura desberdinak daude',
    damaged: 'fitxategia hondatuta dago',
    no_samples: 'artxiboan ez dago ez taularik ez egitura bat (.mol, .sdf, .smi) duen karpetarik',
  },
  faults: {
    unreadable: (structure) => `“${structure}” ezin da egitura gisa irakurri (SMILES).`,
    unsupported: (structure) => `“${structure}” egiturak onartzen ez den elementu bat du.`,
    'wrong-formula': (structure) => `“${structure}” egiturak ez du emandako formula.`,
    'parts-differ': (structure) =>
      `“${structure}” ezin da besteekin alderatu: gatz bat eta molekula bakar bat ez dira batera epaitzen.`,
  },
  problemAt: (row, problem) => `${row}. errenkada: ${problem}.`,
  problemIn: (sample, problem) => `“${sample}”: ${problem}.`,
};

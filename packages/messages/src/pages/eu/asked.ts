import type { AskedText } from '../asked-text.ts';

export const asked: AskedText = {
  heading: 'Hau al da?',
  label: 'Galdetu nahi dituzun egiturak, bat lerro bakoitzean: SMILESa edo izena',
  hint:
    'Bakoitza gainerako hautagaiekin batera ebaluatzen da, eta emaitzak dio zer moduz geratzen ' +
    'den. Izendatzeak ez dio abantailarik ematen.',
  most: (count) => `Lehen ${count} egiturak bakarrik ebaluatzen dira.`,
  echo: 'Egiturak, ulertu diren bezala',
  draw: 'Marraztu egitura bat',
  redraw: 'Editatu marrazkia',
  looking: 'Bilatzen…',
  unread: (line) => `“${line}” ezin da SMILES edo izen gisa irakurri.`,
  similar: (names) => `Antzeko izenak: ${names}.`,
  otherFormula: (line, found, asked) => `“${line}” egituraren formula ${found} da, ez ${asked}.`,
  wrongFormula: (line, formula) => `“${line}” egiturak ez du formula hau: ${formula}.`,
  unchecked: (line) => `“${line}” ezin izan da une honetan bilatu.`,
  partsDiffer: (line) =>
    `“${line}” ezin da besteekin alderatu: gatz bat eta molekula bakar bat ez dira batera ebaluatzen.`,
  fragments: {
    present: 'Badituen zatiak, bat lerro bakoitzean: SMILESa',
    absent: 'Ez dituen zatiak, bat lerro bakoitzean: SMILESa',
    hint:
      'Baldintza hauek betetzen dituzten egiturak bakarrik proposatzen dira. Hidrogenoak kortxete ' +
      'artean idatzita bakarrik zenbatzen dira: [CH3]O oxigeno gaineko metilo bat da.',
    most: (count) => `Lehen ${count} zatiak bakarrik erabiltzen dira.`,
    echo: (field) => `Ulertu den bezala: ${field}`,
    add: 'Gehitu ohiko zati bat…',
    draw: 'Marraztu zati bat',
    parts: {
      benzene: 'Bentzeno-eraztuna',
      hydroxyl: 'O–H',
      carbonyl: 'C=O',
      acid: 'Azido karboxilikoa',
      ester: 'Esterra',
      amide: 'Amida',
      amine: 'NH₂',
      nitrile: 'C≡N',
      methoxy: 'Metiloa oxigenoaren gainean',
      alkene: 'C=C',
    },
    unread: (line) => `“${line}” zatia ezin da SMILES gisa irakurri.`,
    differs: (line) => `“${line}” ez dator bat emandako zatiekin.`,
    tooLarge: (line, formula) =>
      `“${line}” zatiak ${formula} formulak ez dituen atomoak behar ditu.`,
  },
  place: (rank) => `${rank}. postua`,
  probability: (percent) => `Probabilitatea: ${percent}`,
  first: 'Lehen postuan dago: beste egiturarik ez da probableagoa.',
  firstUnsure: 'Lehen postuan dago, baina ebidentziak ez du erantzuna erabakitzen.',
  behind: 'Beste egitura bat probableagoa da.',
  pro: 'Zer duen alde',
  contra: 'Zer duen kontra',
  apart: 'Zerk bereizten duen lehenengotik',
  none: 'Ez da ezer aurkitu.',
  more: (count) => `eta beste ${count}`,
  evidence: {
    assigned: (at, predicted) => `seinalea: ${at} (iragarpena: ${predicted})`,
    missing: (predicted) => `ez da seinalerik geratzen iragarpen honetarako: ${predicted}`,
    unexplained: (at) => `molekulan ezerk ez du hau azaltzen: ${at}`,
    protonsLeft: (protons, at) => `molekulak azaltzen ez dituen hidrogenoak: ${protons} H (${at})`,
    splittingFits: (at, pattern) => `banatzea bat dator ondoko hidrogenoekin: ${at} (${pattern})`,
    splittingDiffers: (at, pattern) =>
      `banatzea ez dator bat ondoko hidrogenoekin: ${at} (${pattern})`,
    coupling: (constant, at) =>
      `inguruan ezerk ez du ${constant} Hz-eko akoplamendurik (seinalea: ${at})`,
    count: (classes, signals) => `karbono motak: ${classes}; seinaleak: ${signals}`,
    band: (at, band) => `banda: ${at} (${band})`,
    noBand: (from, to, band) => `bandarik ez ${from}–${to} tartean: ${band}`,
    molecularIon: (mz) => `ioi molekularra: m/z ${mz}`,
    noMolecularIon: (mz) => `ez dago ioi molekularrik (m/z ${mz})`,
    ion: (mz) => `m/z ${mz}, molekulak ematen duen ioia`,
    noIon: (mz) => `m/z ${mz} falta da: horrelako molekulek ia beti ematen duten ioia`,
    foreignIon: (mz) => `m/z ${mz}, molekulak emango ez lukeen ioi intentsua`,
    maximum: (at, expected) => `maximoa: ${at} (espero dena: ${expected})`,
    noMaximum: (expected) => `ez dago maximorik hemen, nahiz eta espero den: ${expected}`,
  },
};

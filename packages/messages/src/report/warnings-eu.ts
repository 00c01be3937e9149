import type { Warnings } from './warnings-en.ts';

export const warningsEu: Warnings = {
  'unreadable-blank': (v) => `Ezin izan da ${v.file} irakurri: irudia hutsik dago.`,
  'unreadable-no-plot': (v) => `Ezin izan da ${v.file} irakurri: ez da espektrorik aurkitu.`,
  'unreadable-no-axis': (v) =>
    `Ezin izan da ${v.file} irakurri: ez da ardatzik aurkitu. Adierazi ardatzaren mugak eta saiatu berriro.`,
  'unreadable-axis-unreadable': (v) =>
    `Ezin izan da ${v.file} irakurri: ardatzeko zenbakiak ez dira irakurgarriak. Adierazi ` +
    'ardatzaren mugak eta saiatu berriro.',
  'unreadable-unknown-technique': (v) =>
    `Ezin izan da ${v.file} irakurri: ez da teknika identifikatu. Aukeratu teknika eta saiatu berriro.`,
  'unreadable-technique-doubtful': (v) =>
    `${v.file} ez da erabili: ardatzak bakarrik ez du argi esaten zein teknika den. ` +
    'Aukeratu teknika eta saiatu berriro.',
  'unreadable-another-kind': (v) =>
    `${v.file} ez da erabili: etiketek beste neurketa bat aipatzen dute (beste nukleo bat, bi ` +
    'dimentsio, Raman, kromatograma bat…). ' +
    'Onartutako espektro bat bada, aukeratu teknika eta saiatu berriro.',
  'unreadable-no-peaks': (v) => `${v.file} identifikatu da, baina ez da gailurrik aurkitu.`,
  'rejected-not-an-image': (v) => `${v.file} ez da PNG edo JPEG irudi bat.`,
  'rejected-corrupt': (v) => `${v.file} hondatuta edo osatu gabe dago.`,
  'rejected-too-many-pixels': (v) =>
    `${v.file} irudiak 40 megapixel baino gehiago ditu. Txikitu eta saiatu berriro.`,
  'rejected-too-long': (v) =>
    `${v.file} irudiaren alde batek 20.000 pixel baino gehiago ditu. Txikitu eta saiatu berriro.`,
  'rejected-too-narrow': (v) =>
    `${v.file} irudia luzeegia da: alde bat bestearen 50 halako izan daiteke gehienez. Moztu ` +
    'espektroa eta saiatu berriro.',
  'rejected-too-slow': (v) =>
    `${v.file} irudia ezin izan da garaiz ireki. Gorde berriro edo txikitu.`,
  'asked-unreadable': (v) => `«${v.smiles}» ezin da egitura gisa irakurri (SMILES).`,
  'asked-wrong-formula': (v) => `«${v.smiles}» egiturak ez du formula hau: ${v.formula}.`,
  'asked-parts-differ': (v) =>
    `«${v.smiles}»: gatz bat eta molekula bakar bat ezin dira analisi berean alderatu. ` +
    'Galdetu bataz, eta gero besteaz.',
  'asked-fragments-differ': (v) =>
    `«${v.smiles}» ez dator bat zatiekin: egon behar duen bat falta zaio, edo egon behar ez duen bat du.`,
  'asked-fragment-too-large': (v) =>
    `«${v.smiles}» zatiak formulak (${v.formula}) ez dituen atomoak behar ditu.`,
  'technique-given-twice': (v) =>
    `${v.file} ez da erabili: badago beste espektro bat teknika honekin: ${v.technique}.`,
  integrals_exceed_formula: (v) =>
    `${v.file}: inprimatutako integralen batura ${v.sum} hidrogeno da, eta formulak ` +
    `${v.hydrogens} ditu. Baliteke irudia eta formula lagin berekoak ez izatea.`,
  integrals_disagree: (v) =>
    `${v.file}: seinale hauen azpian irakurritako integralak ez datoz bat azalerekin: ${v.lines} ppm. ` +
    'Azalerak erabili dira: egiaztatu zenbakiak.',
  carbon_solvent_split: (v) =>
    `${v.file}: kanpoan utzi da, disolbatzailearena delako (${v.solvent}): ${v.lines} ppm. ` +
    'Deuterioak tarte horretako lerrotan banatzen du disolbatzailearen karbonoa.',
  carbon_solvent_merged: (v) =>
    `${v.file}: kanpoan utzi da, disolbatzailearena delako (${v.solvent}): ${v.lines} ppm. ` +
    'Disolbatzailearen desplazamenduan dago, eta haren lerro multzoa bezain zabala da.',
  carbon_solvent_printed: (v) =>
    `${v.file}: kanpoan utzi da, disolbatzailearena delako (${v.solvent}): ${v.lines} ppm. ` +
    'Irudiak disolbatzaile hori aipatzen du, eta lerroa haren desplazamenduan dago.',
  carbon_solvent_beyond: (v) =>
    `${v.file}: kanpoan utzi da, disolbatzailearena delako (${v.solvent}): ${v.lines} ppm. ` +
    'Disolbatzailearen desplazamenduan dago, eta espektroak lerro gehiago ditu formulak karbonoak baino.',
  carbon_reference: (v) => `${v.file}: erreferentzia (TMS) kanpoan utzi da: ${v.lines} ppm.`,
  proton_solvent: (v) =>
    `${v.file}: kanpoan utzi da, disolbatzailean geratzen den hidrogenoarena delako ` +
    `(${v.solvent}): ${v.lines} ppm. ` +
    'Haren desplazamenduan dago, eta gainerako seinaleak nahikoak dira formulako hidrogenoetarako.',
  proton_solvent_printed: (v) =>
    `${v.file}: kanpoan utzi da, disolbatzailean geratzen den hidrogenoarena delako ` +
    `(${v.solvent}): ${v.lines} ppm. ` +
    'Irudiak disolbatzaile hori aipatzen du, eta seinalea haren desplazamenduan dago.',
  proton_water: (v) =>
    `${v.file}: kanpoan utzi da, disolbatzaileko ura delako (${v.solvent}): ${v.lines} ppm. ` +
    'Ura disolbatzaile horretan agertzen den lekuan dago.',
  proton_reference: (v) => `${v.file}: erreferentzia (TMS) kanpoan utzi da: ${v.lines} ppm.`,
  proton_impurity: (v) =>
    `${v.file}: kanpoan utzi da, ezpurutasun batena delako (${v.impurity}): ${v.lines} ppm. ` +
    'Haren desplazamenduan dago, eta gainerako azalerak hobeto datoz bat formularekin seinale hori gabe.',
  proton_small: (v) =>
    `${v.file}: kanpoan utzi da, ezpurutasunena delako: ${v.lines} ppm. ` +
    'Hango azalera txikiegia da formulako hidrogeno batentzat.',
  axis_doubtful: (v) =>
    `${v.file}: ardatzeko zenbaki guztiak ez datoz bat elkarrekin. Egiaztatu ardatzaren mugak eta ` +
    'gailurren posizioak.',
  negative_peaks_ignored: (v) =>
    `${v.file}: beheranzko gailurrak (DEPT edo APT) ez dira irakurri; goranzkoak bai.`,
  infrared_computed: (v) =>
    `${v.file}: kurba 100 cm⁻¹-etik behera iristen da, eta espektrometroek ez dute hori ` +
    'erregistratzen. Espektro kalkulatutzat hartu da: gas fasekoa, eta 1850 cm⁻¹-etik gorako ' +
    'bandak kalkulu harmonikoetan bezala desplazatuta.',
};

import type { result as english } from '../en/result.ts';

export const result: typeof english = {
  label: 'Emaitza',
  confidence: {
    high: 'Konfiantza handia',
    moderate: 'Konfiantza ertaina',
    low: 'Konfiantza txikia',
  },
  noName: 'Izenik gabe oraindik',
  margin_one: 'Bigarrenari puntu {{count}}eko aldea',
  margin_other: 'Bigarrenari {{count}} puntuko aldea',
  alone: 'Beste isomerorik ez da gerturatzen.',
  inconclusive: 'Ez gaude ziur',
  inconclusiveBecause: {
    'no-spectra':
      'Formula hutsari hainbat isomero dagozkio. Gehitu espektro bat haien artean aukeratzeko.',
    ambiguous:
      'Isomero bat baino gehiago berdin egokitzen da. Behean daude hautagaiak, eta zerk erabakiko lukeen.',
    'poor-fit':
      'Formula honen isomero batek ere ez ditu espektroak ondo azaltzen. Begiratu formula ' +
      'eta espektroak elkarri dagozkion.',
    'no-candidates': 'Ez da molekula sinesgarririk aurkitu formula honetarako.',
    'out-of-reach':
      'Formula honek isomero gehiegi ditu denak alderatzeko, eta bat ere ez da nabarmentzen.',
    contradiction:
      'Formula honen isomero batek ere ez du {{technique}} espektroa azaltzen: espektroa edo ' +
      'formula beste substantzia batena da. Beheko ordena gainerako espektroek erabaki dute.',
    contradictionBoth:
      'Formula honen isomero batek ere ez ditu EMN espektroak azaltzen: espektroak edo ' +
      'formula beste substantzia batenak dira. Beheko ordena gainerako espektroek erabaki ' +
      'dute.',
    'doubtful-formula':
      'Espektroak hobeto egokitzen dira idazketa-akats bakar batek bereizten duen beste formula ' +
      'batera. Begiratu formula zuzena den.',
    other: 'Ebidentziak ez du molekula bakar bat seinalatzen.',
  },
  formulaHint: {
    heading: 'Zuzena al da formula?',
    text: '{{formula}} formularekin, molekula arrunt batek azaltzen ditu espektro hauek:',
    run: 'Aztertu {{formula}} formularekin',
  },
  notSaved: 'Analisitzat zenbatzen da, baina ez da zure historialean gordetzen.',
  why: 'Zergatik',
  spectra: 'Behatua eta iragarria',
  comparedWith: '{{rank}}. hautagaiaren iragarpena: {{name}}',
  read: {
    corrected: 'iruditik irakurria, eskuz zuzendua',
    image: 'iruditik irakurria',
    typed: 'idatzi bezala',
    derived: 'bi dimentsioko espektroetatik',
  },
  candidates: 'Hautagaiak',
  showAll_one: 'Ikusi hautagaia',
  showAll_other: 'Ikusi {{count}} hautagaiak',
  candidateScore: '{{technique}}: doikuntza onenaren {{percent}}',
  proposedBy: 'proposatzailea: {{sources}}',
  sources: {
    library: 'konposatu ezagunak',
    generator: 'isomero-sortzailea',
    search: 'bilaketa gidatua',
    tautomer: 'beste hautagai baten tautomeroa',
    you: 'zu',
  },
  yours: 'zurea',
  showPrediction: 'Alderatu',
  against: 'Kontrako ebidentzia',
  noneFound: 'Ez da aurkitu.',
  open: 'Puntu irekiak',
  unexplained: 'Molekulak azaltzen ez dituen gailurrak',
  settle: 'Zerk erabakiko lukeen',
  settleDefault:
    'Lagin autentiko baten espektroa, modu berean neurtuta, behin betiko froga litzateke.',
  warnings: 'Oharrak',
  information: 'Txostenaren testu osoa',
  raw: 'Irteera gordina',
  elapsed: 'Denbora',
  structureOf: 'Egitura: {{name}}',
  noStructure: 'Ezin da egitura marraztu.',
  atomKnown: '{{atom}}: {{signals}}',
  atomUnknown: '{{atom}}: ez du seinalerik esleituta',
  atomsOf: 'Atomoak: {{name}}',
  atomsHelp:
    'Aukeratu atomo bat haren gailurra ikusteko, edo gailur bat haren atomoak ikusteko. ' +
    'Geziek batetik bestera eramaten zaituzte.',
  enter: 'Sartu espektroa: {{technique}}',
  atomNumbers: 'Atomoen zenbakiak',
  copyMenu: 'Kopiatu',
  copySmiles: 'SMILESa',
  copyInchi: 'InChI',
  copyInchikey: 'InChIKey',
  searchPubchem: 'Bilatu PubChemen',
  exploreIsomers: 'Formula honen isomeroak',
  copyName: 'Izena',
  copyFormula: 'Formula',
  copyJson: 'Emaitza JSON gisa',
  copySvg: 'Egitura SVG gisa',
  copyMolfile: 'Molfile',
  copyPng: 'Egitura PNG gisa',
  copiedWhat: 'Kopiatuta: {{what}}.',
  copyFailed: 'Nabigatzaileak ez du kopiatzen utzi.',
};

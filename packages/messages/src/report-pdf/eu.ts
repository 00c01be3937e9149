import type { ReportPdfTexts } from './en.ts';

export const reportPdf: ReportPdfTexts = {
  document: 'Egitura-txostena',
  meta: {
    formula: 'Formula',
    molarMass: 'Masa molarra',
    exactMass: 'Masa monoisotopikoa',
    date: 'Data',
    language: 'Hizkuntza',
    smiles: 'SMILESa',
  },
  notes: 'Oharrak',
  unnamed: 'Izenik gabeko molekula',
  verdict: 'Ebazpena',
  noConfidence: 'Emaitzak ez du konfiantzarik adierazten.',
  experimental: 'Datu esperimentalak',
  noSpectra: 'Emaitzak ez du espektrorik.',
  noPeaks: '{{technique}}: gailurrik ez.',
  morePeaks: '… eta beste {{count}} gailur.',
  fromImage:
    'Irudietatik irakurria: {{techniques}}. Egiaztatu akoplamenduak eta integralak ' +
    'espektroetan, beste inon argitaratu aurretik.',
  spectra: 'Espektroak',
  plotNote:
    'Gorantz, marra jarraitua: behatua. Beherantz, marra etena: lehen hautagaiak iragartzen ' +
    'duena; muturreko barra ± desbideratze estandar bat da. IG: tarte marratuetan espero ' +
    'dira bandak.',
  plotNoteObserved: 'Behatutako gailurrak; ez dago haiekin alderatzeko hautagairik.',
  plotAlt: '{{technique}} espektroa. Behatua: {{observed}}. Iragarria: {{predicted}}.',
  plotAltObserved: '{{technique}} espektroa. Behatua: {{observed}}.',
  none: 'ezer ez',
  assignment: 'Esleipena',
  numbering:
    'Atomoek marrazkiko zenbakiak dituzte. «Kasuak» iragarpenaren oinarrian dauden atomo ' +
    'neurtuen kopurua da, ingurune berekoena.',
  columns: {
    signal: 'Seinalea',
    atoms: 'Atomoa',
    environment: 'Mota',
    predicted: 'Iragarria',
    cases: 'Kasuak',
    agreement: 'Bat-etortzea',
  },
  unassigned: 'azaldu gabe',
  moreRows: '… eta beste {{count}} lerro.',
  alternatives: 'Alternatibak',
  candidates: 'Hautagaiak',
  method: 'Metodoa eta mugak',
  computed:
    'Txosten hau automatikoki sortu da. Konfiantza kasu konparagarrietako erantzun zuzenen ' +
    'proportzioa da, ez froga bat; alderatu lagin autentiko batekin argitaratu aurretik.',
  text: 'Analisiaren testua',
  images: 'Bidalitako irudiak',
  imageAlt: 'Bidalitako irudia: {{index}}/{{total}}',
  structureAlt: 'Egitura: {{name}}, SMILES {{smiles}}, atomoak zenbakituta',
  alternativeAlt: 'Egitura: {{name}}, SMILES {{smiles}}',
  page: 'Orrialdea: {{page}}/{{pages}}',
};

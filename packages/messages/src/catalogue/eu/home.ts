import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  title: 'Espektroetatik molekulara, arrazoibide eta guzti',
  lead:
    'Igo zure IG, ¹H eta ¹³C EMN espektroen irudiak, edo idatzi gailurrak, eta eman formula ' +
    'molekularra. Egitura jasoko duzu, zenbaterainoko ziurtasuna dugun, eta aldeko eta ' +
    'kontrako ebidentzia, lerroz lerro.',
  start: 'Hasi analisia',
  seeHow: 'Ikusi nola dabilen',
  live: {
    heading: 'Ikusi zuzenean lanean',
    note: 'Begira zauden bitartean kalkulatzen da. Ez da konturik behar.',
    spectrometer: 'Espektrometroaren karpetatik molekulara',
    pictures: 'Espektroen hiru irudi',
    medicine: 'Sendagai bat, gailur idatzietatik',
    isomers: 'Bereizten zailak diren isomeroak',
    unsure: 'Espektro bakarra: ez da nahikoa',
  },
  how: {
    heading: 'Nola dabilen',
    upload: 'Espektroak',
    uploadText:
      'Jaregin zure espektroen irudiak. Teknika bakoitza identifikatzen da, ardatza irakurtzen da ' +
      'eta gailurrak aurkitzen dira; dena zuzen dezakezu.',
    formula: 'Formula',
    formulaText: 'Eman formula molekularra: horrek zehazten du zein isomero diren posible.',
    reasoning: 'Arrazoibidea',
    reasoningText:
      'Hautagaiak zure espektroekin alderatzen dira, gailurrez gailur. Irabazlea, bigarrena ' +
      'eta haien arteko aldea ikusten dituzu.',
  },
  engines: {
    heading: 'Aukeratu nola hasi',
    automatic: 'Analisi automatikoa',
    automaticText: 'Espektroen irudietatik: PNG edo JPEG, esportatuak edo eskaneatuak.',
    manual: 'Eskuzko analisia',
    manualText: 'Idatzitako edo itsatsitako gailurretatik: ¹H, ¹³C, IG, UM-Ikus eta MS.',
    isomers: 'Isomero-arakatzailea',
    isomersText: 'Konposatu baten egitura-isomeroak, espero daitezkeen espektroekin.',
  },
  why: {
    heading: 'Zergatik fida zaitezkeen erantzunaz',
    measured:
      'Neurketaren data: {{date}} ({{commit}} bertsioa). Molekula ezagunen ' +
      'liburutegirik gabe, garapenean erabili ez ziren kasuekin.',
    how: 'Nola neurtu den',
    howOf: '{{claim}}: nola neurtu den',
    ofAll: '{{part}} / {{all}}',
    puzzle: 'Lehenengoan asmatzen du',
    puzzleText:
      'MolPuzzle probako {{cases}} kasutik {{right}}, formulatik eta gailurretatik abiatuta, ' +
      'non bilatu liburutegirik gabe.',
    confident: 'Ziur dagoenean, ia beti asmatzen du',
    confidentText:
      'Konfiantza gutxienez {{least}} zuten erantzunen artean zuzenak, {{cases}} kasu esperimentaletan.',
    mismatched: 'Ezer egokitzen ez bada, esan egiten du',
    mismatchedText:
      'Beste molekula baten formularekin emandako espektroak: {{cases}} kasutik {{refused}} ' +
      'kasutan «Ez gaude ziur» erantzun zuen.',
    quick: 'Azkarra eta autonomoa',
    quickText:
      'Motorraren erantzun-denboraren mediana, bi prozesadore-nukleorekin. Motorrak ez du ez ' +
      'AA hornitzailerik ez sarerik behar.',
  },
  final: {
    heading: 'Espektroren bat eskura?',
    text: 'Formula bat eta irudi bat nahikoa dira hasteko.',
    button: 'Hasi analisia',
  },
  worksWith: 'Hauekin bateragarria',
  worksWithNote: 'Aukerakoa: horietako bat ere gabe, motor integratuak erantzuten du.',
  worksWithInUse:
    'Erabiltzen den eredu orori galdetzen zaio analisi bakoitzean, bertan desaktibatzen ' +
    'ez baduzu eta zerbitzariak eguneko deiak agortu ez baditu.',
  example: {
    caption: 'Ebatzitako kasu bat',
    label: 'Ebatzitako kasua: etil azetatoaren hiru espektro, eta haietatik ateratzen den egitura',
    hint: 'Jarri kurtsorea lerro batean, edo ibili tabuladorearekin, haren gailurrak ikusteko.',
    carbonyl: 'IG 1741 cm⁻¹: ester baten C=O tentsio-banda; altuegia da azido edo zetona baterako.',
    carbonylCarbon: '¹³C 171,1 ppm: karbonilo-karbonoa, esterren eta azidoen tartean.',
    ethoxy: '¹H 4,12 (q) eta 1,26 (t), biak J = 7,1 Hz: oxigenoari lotutako etilo talde bat.',
    acetyl: '¹H 2,04 (s, 3H): auzokorik gabeko metilo bat, karboniloaren ondoan.',
    answer: 'Etil azetatoa',
  },
};

import type { analyze as english } from '../en/analyze.ts';

export const analyze: typeof english = {
  heading: 'Analisi automatikoa',
  intro:
    'Gehitu zure espektroen irudiak eta formula molekularra. Irudi bakoitza identifikatu eta ' +
    'irakurri egiten da; zuzendu gaizki identifikatutakoa.',
  images: 'Espektroen irudiak',
  drop: 'Jaregin irudiak hemen, itsatsi, edo aukeratu fitxategiak',
  dropHint: 'PNG edo JPEG, gehienez 10 MB bakoitza.',
  dropAnywhere: 'Jaregin irudiak gehitzeko',
  choose: 'Aukeratu fitxategiak',
  photograph: 'Atera argazki bat',
  pickerLabel: 'Aukeratu irudiak (PNG edo JPEG)',
  freeLimit: 'Free planak irudi 1 analizatzen du aldiko.',
  freeTooMany: 'Free planak irudi 1 analizatzen du aldiko. Utzi bakarra.',
  tooMany: 'Gehienez {{limit}} irudi analiza daitezke batera.',
  noFiles: 'Hautatu irudi bat edo gehiago (PNG/JPG)',
  wrongType: '«{{name}}» ez da PNG edo JPEG irudia.',
  tooBig: '«{{name}}» fitxategiak 10 MB baino gehiago ditu.',
  pdf:
    '«{{name}}» PDF bat da. Gorde orria PNG edo JPEG irudi gisa, edo kopiatu testu ' +
    'esperimentala eta itsatsi eskuzko analisian.',
  filesHere:
    'Fitxategi hauek gailurrak edo kurbak dituzte, ez irudiak. Eskuzko analisiak ' +
    'onartzen ditu, idatzi duzun formularekin.',
  openManual: 'Ireki eskuzko analisian',
  added_one: 'Irudi {{count}} gehitu da.',
  added_other: '{{count}} irudi gehitu dira.',
  card: {
    label: '{{index}}. irudia: {{name}}',
    technique: 'Teknika',
    automatic: 'Ezagutu automatikoki',
    axis: 'Ardatzaren mugak',
    axisHint: 'Grafikoaren bi muturretan inprimatuta dauden bezala.',
    correctAxis: 'Zuzendu ardatza',
    looking: 'Irudia begiratzen…',
    recognised: '{{technique}}, identifikatuta',
    axisRead: {
      ppm: 'δ {{from}}–{{to}} ppm',
      'cm-1': '{{from}}–{{to}} cm⁻¹',
      nm: '{{from}}–{{to}} nm',
      'm/z': 'm/z {{from}}–{{to}}',
    },
    peaks_one: 'gailur {{count}}',
    peaks_other: '{{count}} gailur',
    problems: {
      blank: 'Irudia zuri dago.',
      'no-plot': 'Ez da grafikorik aurkitu irudian.',
      'no-axis': 'Ezin da ardatza irakurri: eman haren mugak.',
      'axis-unreadable': 'Ezin da ardatza irakurri: eman haren mugak.',
      'unknown-technique': 'Teknika ez da identifikatu: aukeratu.',
      'another-kind':
        'Beste neurketa mota bat, etiketen arabera: ez da erabiltzen. Onartutako espektroa bada, aukeratu teknika.',
      'no-peaks': 'Ez da gailurrik aurkitu.',
    },
    left: 'Ezker muturra',
    right: 'Eskuin muturra',
    axisIncomplete: 'Eman bi muturrak, desberdinak.',
    remove: 'Kendu {{name}}',
    noPreview: 'Aurrebistarik gabe',
  },
  includeRaw: 'Gehitu irteera gordina',
  includeRawHint:
    'Irudi bakoitzetik irakurritakoa, sailkapena eta, galdetu bazaie, AA ereduek erantzundakoa, egiaztatzeko.',
  tips: {
    heading: 'Aholkuak',
    one: 'Moztu espektro bat irudi bakoitzeko, ardatzarekin eta zenbakiekin.',
    two: 'Hobe programatik esportatutakoa argazkia baino.',
    three: '¹H eta ¹³C EMNek, batera, isomero gehienak bereizten dituzte.',
  },
  submit: 'Analizatu',
  submitting: 'Analizatzen…',
  cancelRun: 'Utzi',
  stop: 'Gelditu analisia',
  cancelled: 'Analisia bertan behera utzi da.',
  viewUsage: 'Ikusi erabilera',
  result: 'Emaitza',
};

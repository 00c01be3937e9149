import { pluralOf } from '../../format/plural.ts';
import type { ModelsText } from '../models-text.ts';

const plural = pluralOf('eu');

export const models: ModelsText = {
  ask: {
    label: 'Galdetu AAri ere',
    sendsImages: (names) =>
      `Zure irudiak eta formula molekularra zerbitzari honetatik AAri (${names}) bidaltzen zaizkio.`,
    sendsPeaks: (names) =>
      `Formula eta zure espektroen gailurrak zerbitzari honetatik AAri (${names}) bidaltzen ` +
      'zaizkio; izenburua, oharrak eta esleipenak, ez.',
    longer: 'Analisiak minutu bat gehiago har dezake, gutxi gorabehera.',
    off: 'Analisi honetako ezer ez da zerbitzari honetatik ateratzen: bere motorrak bakarrik erantzuten du.',
    wording: 'Utzi AAri arrazoiak idazten',
    wordingHint:
      'Eredu bati bidaltzen zaizkio, eta idazkera besterik ezin du aldatu: gehiago, gutxiago ' +
      'edo beste zerbait dioen testurik ez da erakusten. Segundo batzuk gehiago har ditzake.',
  },
  progress: {
    heading: 'AA ereduak',
    state: {
      asked: 'galdetuta, erantzunik gabe oraindik',
      retrying: 'lehenengoan ez du erantzun; berriro galdetuta',
      wording: 'arrazoiak idazten ari da',
      answered: 'erantzun du',
      failed: 'ez du erantzun baliagarririk eman',
    },
    askedAgain: 'berriro galdetuta, ebaluazioaren sailkapenarekin',
    soFar: 'Motorraren beraren sailkapena',
    together: 'Orain arteko sailkapena',
    mayChange: 'AAk proposatzen duenak oraindik alda dezake.',
  },
  heading: 'AA ereduak',
  intro:
    'AAk zer proposatu duen, eta ebaluazioak zer erabaki duen. Haren molekulak beste guztiak ' +
    'bezala aztertzen dira, espektroen arabera soilik; eredu batek adierazten duen ' +
    'ziurtasunak ez du ezertan eragiten.',
  off: 'Analisi honetan ez zaio AA eredu bati ere galdetu: motorrak bakarrik erantzun du.',
  noneAnswered:
    'AA eredu batek ere ez du erantzun baliagarririk eman. Hau motorraren beraren erantzuna da.',
  secondLook: 'Bigarren aldiz galdetu zaio AAri, sailkapena eta erabaki gabe utzitakoa erakutsita.',
  answeredIn: (seconds) => `erantzuteko denbora: ${seconds}`,
  cached: 'azken 24 orduetan galdera berari emandako erantzuna',
  failure: {
    timeout: 'Ez du garaiz erantzun.',
    'rate-limited': 'Haren hornitzaileak ez du une honetan eskaera gehiago onartzen.',
    'provider-error': 'Haren hornitzaileak errore baten berri eman du.',
    unreachable: 'Ezin izan da haren hornitzailearekin konektatu.',
    malformed: 'Haren erantzunak ezin erabilizko forma zuen.',
    'too-large': 'Haren erantzuna luzeegia zen erabiltzeko.',
    refused: 'Ez du erantzun nahi izan.',
    'not-authorised': 'Haren hornitzaileak ez du zerbitzari honen gakoa onartu.',
    'daily-cap':
      'Ez zaio galdetu: zerbitzari honek agortuta ditu gaurko AA ereduei egin beharreko deiak.',
  },
  firstAnswerUsed: 'Bigarren txandan izan da; haren lehen erantzuna erabili da.',
  agreed: 'Ebaluazioa bat dator hark lehen tokian jarritakoarekin.',
  proposals: 'Proposamenak',
  noProposals: 'Ez du azter zitekeen molekularik proposatu.',
  calledByModel: (name) => `ereduak emandako izena: «${name}»`,
  rank: (rank) => `${rank}. postua`,
  notRanked: 'ez dago erakutsitako hautagaien artean',
  ownFigure: (percent) => `berak dioen ziurtasuna: ${percent}`,
  secondRound: 'bigarren txanda',
  reasons: 'Haren arrazoiak, idatzi bezala',
  verdict: { confirmed: 'Egiaztatua', refuted: 'Ezeztatua', 'not-checkable': 'Ezin egiaztatua' },
  dropped: (count) =>
    plural(count, {
      one: 'Proposamen 1 ez da aztertu',
      other: `${count} proposamen ez dira aztertu`,
    }),
  droppedBecause: {
    unreadable: 'ez da egitura irakurgarria',
    'wrong-formula': 'beste formula molekular bat',
    duplicate: 'bere beste proposamen baten molekula bera',
  },
  readings: 'Irudietatik irakurri duena',
  oursUsed: 'Ebaluazioan gure irakurketa erabili da.',
  image: (index, technique) =>
    technique === null ? `${index}. irudia` : `${index}. irudia, ${technique}`,
  readAlike: (count) =>
    plural(count, { one: 'gailur 1 bat dator', other: `${count} gailur bat datoz` }),
  onlyModel: (positions) => `ereduak bakarrik irakurriak: ${positions}`,
  onlyOurs: (positions) => `guk bakarrik irakurriak: ${positions}`,
  openPeaks: 'Ireki ereduaren gailurrak eskuzko analisian',
  peaksOpened: (model) =>
    `${model} ereduak irakurri bezala ireki dira gailurrak. Egiaztatu zure irudiarekin. ` +
    '«Desegin» botoiak zure zirriborroa berreskuratzen du.',
  wording: {
    by: (model) => `Idazkera: ${model}, Elucidaren datuetatik.`,
    showOwn: 'Erakutsi Elucidaren idazkera',
    showTheirs: (model) => `Erakutsi ${model} ereduaren idazkera`,
    own: 'Elucidaren idazkera.',
    failed: (model) =>
      `${model} ereduak arrazoiak idatzi behar zituen, baina ez du erantzun baliagarririk ` +
      'eman. Hau Elucidaren idazkera da.',
    unchanged: (model) =>
      `${model} ereduak arrazoiak idatzi behar zituen, eta zeuden bezala utzi ditu.`,
    refused: (count) =>
      plural(count, {
        one: 'Ereduaren testu 1 ez da erabili: idazkera baino gehiago aldatzen zuen.',
        other: `Ereduaren ${count} testu ez dira erabili: idazkera baino gehiago aldatzen zuten.`,
      }),
  },
  notes: {
    heading: 'AAren oharrak',
    ask: 'Eskatu oharrak AAri',
    asking: 'AAri galdetzen…',
    sends: (names) =>
      `Formula eta zerrendako lehen isomeroak zerbitzari honetatik AAri (${names}) bidaltzen zaizkio.`,
    intro: (model) =>
      `${model} ereduak zeri begiratuko liokeen isomero hauek bereizteko, Elucidaren ` +
      'iragarpenak egiaztatzen duen neurrian. Zenbakiak Elucidarenak dira.',
    leftOut: (count) =>
      plural(count, {
        one: 'Beste puntu 1 kanpoan utzi da: iragarpenak ez du egiaztatzen.',
        other: `Beste ${count} puntu kanpoan utzi dira: iragarpenak ez ditu egiaztatzen.`,
      }),
    none: 'Iragarpenak ez du haren punturik egiaztatzen.',
    verifyFirst: 'Egiaztatu lehenik zure helbide elektronikoa: ordura arte ez zaio AAri galdetzen.',
  },
};

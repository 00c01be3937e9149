import { pluralOf } from '../../format/plural.ts';
import { impurityNames } from '../../report/impurity-names-eu.ts';
import type { ImagePeaksText } from '../image-peaks-text.ts';

const plural = pluralOf('eu');

export const imagePeaks: ImagePeaksText = {
  region: (image) => `Iruditik irakurritako gailurrak: ${image}`,
  hint:
    'Zirkulu bakoitza gailur bat da. Arrastatu, edo hautatu eta erabili ezkerreko eta eskuineko ' +
    'geziak (Maius sakatuta, urrats handiagoak). Ezab teklak kentzen du; Orri gora eta Orri behera ' +
    'teklek aldamenekoetara eramaten dute. Egin klik bikoitza irudian gailur bat gehitzeko.',
  view: 'Irudia, bere gailur eta ardatzarekin',
  count: (count) => plural(count, { one: `gailur ${count}`, other: `${count} gailur` }),
  peak: (place) => `${place}. gailurra`,
  hydrogens: (count) => `${count} H`,
  foreign: { ...impurityNames, water: 'ura', impurity: 'ezpurutasuna' },
  leftOut: (lines) => `Kontuan hartu gabe, molekularenak ez direlako: ${lines}.`,
  add: 'Gehitu gailurra',
  undo: 'Desegin',
  discard: 'Baztertu zuzenketak',
  remove: (place) => `Kendu ${place}. gailurra`,
  removed: (left) =>
    `Gailurra kendu da. ${left} geratzen ${plural(left, { one: 'da', other: 'dira' })}.`,
  zoomIn: 'Handitu',
  zoomOut: 'Txikitu',
  whole: 'Irudi osoa',
  table: 'Irudiko gailurrak',
  toManual: 'Ireki gailur hauek eskuzko analisian',
  corrected: 'Eskuz zuzendua',
  axis: {
    correct: 'Zuzendu ardatza bi puntu erabiliz',
    hint:
      'Eraman bi marrak balioa ezagutzen duzun lekuetara, arrastatuz edo gezi-teklekin, eta idatzi ' +
      'balioak.',
    first: 'A marra',
    second: 'B marra',
    valueOf: (line) => `Balioa: ${line}`,
    apply: 'Erabili ardatz hau',
    cancel: 'Utzi ardatza dagoen bezala',
    refused: 'Idatzi bi balio desberdin bi leku desberdinetan.',
  },
  again: {
    heading: 'Irudietatik irakurritakoa',
    image: (place) => `${place}. irudia`,
    hint: 'Analisi berri bat abiaraziko da zure zuzenketekin. Analisi bat gisa zenbatzen da.',
    run: 'Analizatu berriro zuzenketekin',
    running: 'Abiarazten…',
    lost: 'Ezin izan dira irudiak kargatu. Saiatu berriro.',
    notKept:
      'Irudietatik irakurritakoa ezin da hemen zuzendu: emaitza hau irudirik gabe edo ' +
      'gailurrek irudietan duten tokia jaso gabe gorde zen. Zuzentzeko, analizatu berriro ' +
      'irudiak.',
  },
  typed: {
    hint: 'Irudirik gabeko tekniketarako: idatzi edo itsatsi gailurrak. Irudiekin batera ebaluatzen dira.',
    add: (technique) => `Gehitu ${technique}`,
    label: (technique) => `Gailurrak: ${technique}`,
    example: (example) => `Adibidez: ${example}`,
    skipped: (count) =>
      plural(count, { one: `Lerro ${count} baztertu da.`, other: `${count} lerro baztertu dira.` }),
    remove: (technique) => `Kendu ${technique}`,
  },
};

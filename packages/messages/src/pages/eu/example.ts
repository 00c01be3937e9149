import type { ExampleText } from '../example-text.ts';

export const example: ExampleText = {
  about: {
    spectrometer:
      'Formula bat eta lagin baten karpeta, espektrometroak erregistratu zuen bezala. Zure nabigatzaileak FIDak ' +
      'irakurri eta prozesatzen ditu, jaregiten dituzun fitxategiekin bezala. Gero motorra hasten da.',
    pictures:
      'Hiru irudi eta formula bat. Bakoitzaren teknika, ardatza eta gailurrak iruditik bertatik ' +
      'irakurtzen dira; ez da ezer idatzi behar.',
    medicine:
      'Anestesiko lokal baten formula, eta haren ¹H, ¹³C eta IR espektroen gailurrak, kimikari batek ' +
      'idatziko lituzkeen bezala.',
    isomers:
      'Intsektuen uxagarri bat. Eraztuneko metiloak hiru kokaleku izan ditzake. Begiratu ' +
      'gainerako hautagaiei, eta zerk bereizten dituen lehenengotik.',
    unsure:
      'Formula bat eta IR espektro bakarra. Zetona bat erakusten du, eta ' +
      'hainbat zetonak dute formula hori. Erantzun zuzena da datu gehiago behar direla.',
  },
  files: {
    heading: 'Zer dagoen karpetan',
    reading:
      'Zure nabigatzaileak karpeta deskargatu eta haren FIDak prozesatzen ditu. Gero motorra hasten da.',
    hint:
      'Orri honetako analisiak hasieran irakurritako gailurrak hartzen ditu. Zuk kendu edo prozesatutakoak eskuzko ' +
      'analisiak jasotzen duena aldatzen du.',
    source:
      '500 MHz-tan erregistratua, CDCl₃ disolbatzailean, 2017an: NMReDATA erregistro publiko bateko lau esperimentu, ' +
      'MIT lizentziapean.',
    missing: 'Ezin izan da karpeta irakurri, eta ez da ezer aztertu.',
  },
  live: 'Motorra orain ari da kalkulatzen, zerbitzari honetan bertan.',
  computed: (seconds) => `Zuzenean kalkulatua, denbora honetan: ${seconds}.`,
  own: 'Aztertu zure espektroak',
  open: 'Ireki gailur hauek eskuzko analisian',
  again: 'Errepikatu',
  others: 'Beste adibide batzuk',
  stopped: 'Kalkulu hau ez da amaitu.',
  missing: {
    heading: 'Ez dago horrelako adibiderik',
    text: 'Adibideak hasierako orrian daude.',
  },
};

import type { PdfPagesText } from '../pdf-pages-text.ts';

export const pdfPages: PdfPagesText = {
  heading: (file) => `Fitxategi honen orriak: ${file}`,
  hint:
    'Aukeratu espektro bana erakusten duten orriak. Zure nabigatzailean bihurtzen dira irudi; ' +
    'PDFa ez da bidaltzen.',
  opening: 'PDFa irekitzen…',
  page: (place) => `${place}. orria`,
  add: (count) =>
    count === 0 ? 'Gehitu orriak' : count === 1 ? 'Gehitu orri 1' : `Gehitu ${count} orri`,
  close: 'Itxi PDFa',
  room: (count) =>
    count === 0
      ? 'Zure planak analisi batean onartzen dituen adina irudi daude jada.'
      : count === 1
        ? 'Zure planak irudi 1 gehiago onartzen du analisi honetan: aukeratu orri 1.'
        : `Zure planak ${count} irudi gehiago onartzen ditu analisi honetan: aukeratu gehienez ${count} orri.`,
  first: (shown, all) => `${all} orrietatik lehen ${shown} orriak ikusten dira.`,
  problem: {
    locked: (file) => `“${file}” fitxategiak pasahitza du. Gorde pasahitzik gabe, edo irudi gisa.`,
    unreadable: (file) => `“${file}” ezin da PDF gisa irakurri.`,
    undrawn: (file) => `“${file}” fitxategiaren orri bat ezin izan da irudi bihurtu.`,
  },
};

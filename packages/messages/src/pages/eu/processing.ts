import { pluralOf } from '../../format/plural.ts';
import type { ProcessingText } from '../processing-text.ts';

const plural = pluralOf('eu');

export const processing: ProcessingText = {
  title: (experiment) => `Prozesatzea: ${experiment}`,
  close: 'Itxi',
  opening: 'Erregistratutako puntuak irekitzen…',
  closed: 'Esperimentu hau ezin da eskuz prozesatu.',
  failed: 'Prozesatzeak huts egin du. Itxi panela eta ireki berriro fitxategiak.',
  hint:
    'Urrats bakoitza automatikoki aukeratu da. Aldatu ondo ez dagoena: kurbak jarraitu egingo dio. Erregistratutako ' +
    'puntuak nabigatzaile honetan geratzen dira panela irekita dagoen bitartean.',
  from: {
    legend: 'Abiapuntua',
    spectrum: 'tresnak egindako espektroa',
    decay: 'erregistratutako seinalea (FIDa)',
    needed: 'Urrats hauek FIDa behar dute: aukeratu goian.',
    absent: 'Fitxategiek ez dute FIDik, prozesatutako espektroa baizik.',
  },
  window: {
    legend: 'Leihoa eta zeroz betetzea',
    broadening: 'Lerroen zabaltzea (Hz)',
    gaussian: 'Gaussiarra (Hz)',
    filling: 'Zeroz betetzea',
    times: (times) => (times === 1 ? 'bat ere ez' : `puntuak halako ${times}`),
    usual: (value) => `automatikoa: ${value}`,
  },
  phase: {
    legend: 'Fasea',
    zero: 'Zero ordena (°)',
    first: 'Lehen ordena (°)',
    found: (angle) => `automatikoa: ${angle}°`,
    pivot: (ppm) => `Lehen ordenak lerro altuenaren inguruan biratzen du (${ppm} ppm).`,
    absent: 'Fasea ezin da aldatu: fitxategiak ez du zati irudikaririk.',
  },
  baseline: {
    legend: 'Oinarri-lerroa',
    off: 'Kendu oinarri-lerroa',
    hint: 'automatikoa: bai',
  },
  reference: {
    legend: 'Erreferentzia',
    near: 'Gailurra (ppm)',
    is: 'Balio zuzena (ppm)',
    set: 'Ezarri',
    nearHint: '40 Hz baino gertuago dagoen gailurrik altuena hartzen da.',
    by: 'Mugitu desplazamendu guztiak (ppm)',
    hint: 'automatikoa: erregistratu bezala (0). Laginaren beste espektroak dauden lekuan geratzen dira.',
  },
  facts: ({ points, ratio, filter }) =>
    [
      `${points} puntu`,
      `gailur altuenaren seinale-zarata erlazioa: ${ratio} (altuera / (2 × zarata rms))`,
      ...(filter === null ? [] : [`${filter} puntuko iragazki digitala desegin da`]),
    ].join(' · '),
  undo: 'Desegin urrats hau',
  again: 'Berriro automatikoa',
  use: 'Erabili gailur hauek',
  picking: 'Gailurrak bilatzen…',
  used: (count) =>
    `${plural(count, { one: `Gailur ${count} dago`, other: `${count} gailur daude` })} orain inprimakian.`,
  noPeaks:
    'Gailur bat ere ez da nabarmentzen zarataren gainetik: inprimakia dagoen bezala geratzen da.',
};

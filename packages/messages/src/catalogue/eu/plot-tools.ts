import type { plotTools as english } from '../en/plot-tools.ts';

export const plotTools: typeof english = {
  label: 'Grafikoaren tresnak',
  zoomIn: 'Handitu',
  zoomOut: 'Txikitu',
  left: 'Mugitu ezkerrera',
  right: 'Mugitu eskuinera',
  taller: 'Gailur altuagoak',
  lower: 'Gailur baxuagoak',
  reset: 'Espektro osoa',
  screen: 'Pantaila osoa',
  svg: 'Gorde SVG gisa',
  png: 'Gorde PNG gisa',
  jcamp: 'Gorde espektroa JCAMP-DX gisa',
  csv: 'Gorde kurba CSV gisa',
  pairsCsv: 'Gorde gailur gurutzatuak CSV gisa',
  failed: 'Ezin izan da grafikoa gorde.',
  image: 'Ikusi irudia',
  imageOf: 'Espektro hau irakurtzeko erabili den irudia',
  help: 'Teklak eta keinuak',
  drawn: {
    arrow:
      'Gezi bakoitza hidrogenoa daraman atomotik gailur gurutzatuaren karbonora doa. ' +
      'Marra etena: hiru lotura baino gehiago.',
    bond:
      'Lotura lodiek elkarrekin akoplatzen diren hidrogenoak dituzten atomo auzokideak lotzen dituzte. ' +
      'Marra etena: hiru lotura baino gehiago.',
    space: 'Gezi bikoitzek espazioan hurbil dauden hidrogenoen atomoak lotzen dituzte.',
  },
  contours: {
    label: 'Sestra-lerroak',
    lowest: 'Sestra-lerro baxuena',
    more: 'Sestra-lerro gehiago: maila baxuagoa',
    fewer: 'Sestra-lerro gutxiago: maila altuagoa',
    value: 'zarata × {level} mailatik gora',
    negative: 'lerro etena: negatiboa',
    hint: 'Arrastatu mapan zati bat handitzeko. Ktrl + saguaren gurpilak mailak aldatzen ditu.',
  },
  keys: {
    peaks: { keys: '← →', does: 'aurreko edo hurrengo gailurra; Hasi eta Buka: lehena eta azkena' },
    zoom: { keys: '+ −', does: 'handitu eta txikitu, markatutako gailurraren inguruan' },
    pan: { keys: 'Maius + ← →', does: 'ardatzean zehar mugitu' },
    gain: { keys: '↑ ↓', does: 'gailur altuagoak eta baxuagoak; baita Alt + saguaren gurpila ere' },
    reset: { keys: '0', does: 'espektro osoa; baita klik bikoitza eginda ere' },
    wheel: {
      keys: 'Saguaren gurpila',
      does: 'handitu erakuslea dagoen lekuan, grafikoan klik egin ondoren edo Ktrl sakatuta',
    },
    drag: {
      keys: 'Arrastatu',
      does: 'handitu arrastatutako zatia; Maius sakatuta, ardatzean zehar mugitu',
    },
    touch: { keys: 'Bi hatz', does: 'atximurkatu handitzeko; gero, mugitu hatz batekin' },
    screen: { keys: 'F', does: 'pantaila osoa' },
  },
};

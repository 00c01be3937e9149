import type { DrawingText } from '../drawing-text.ts';

export const drawing: DrawingText = {
  heading: { structure: 'Marraztu egitura bat', fragment: 'Marraztu zati bat' },
  help:
    'Aukeratu tresna bat ezkerrean, eta egin klik edo arrastatu eremuan: saguarekin, arkatzarekin ' +
    'edo hatzarekin. Teklatua bakarrik erabiltzen baduzu, idatzi SMILES bat eremuan.',
  fragmentHelp:
    'Marrazten dituzun atomoek eta loturek bakarrik balio dute; bakoitzari beste atomo batzuk ' +
    'jarrai dakizkioke. Marraztu hidrogenoa (H) egon behar duen lekuan: eremuak berez ikur bati ' +
    'gehitzen dion H-ak ez du balio.',
  label: 'Marrazteko eremua',
  use: { structure: 'Erabili egitura hau', fragment: 'Erabili zati hau' },
  close: 'Itxi marrazkia',
  empty: 'Oraindik ez dago ezer marraztuta.',
  inParts: 'Zati bat pieza bakarra da: lotu piezak, edo marraztu bata bestearen ondoren.',
  unreadable: 'Lerro hau ezin da marraztu; horregatik dago eremua hutsik.',
};

import type { CompareText } from '../compare-text.ts';

export const compare: CompareText = {
  title: (nucleus) => `${nucleus} espektroak ardatz berean`,
  close: 'Itxi',
  opening: 'Erregistratutako puntuak irekitzen…',
  failed: 'Ezin izan dira espektroak ireki. Itxi panela eta ireki berriro fitxategiak.',
  hint:
    'Espektro bakoitza bere lerro altuena bezain altua da, gora edo behera. Desplazamenduak bakoitzaren ' +
    'erreferentziatik zenbatzen dira; DEPT ¹³C-rekin doa.',
  arrangement: 'Antolaketa',
  stacked: 'Bata bestearen gainean',
  overlaid: 'Gainjarrita',
  shown: 'Espektroak',
  unread: (name) => `${name}: ezin da irakurri`,
  keys:
    'Grafikoaren teklak: + − handitu eta txikitu, Maius + ← → mugitu, ↑ ↓ altuera, 0 espektro osoa. ' +
    'Zati bat arrastatuz ere handitu daiteke.',
};

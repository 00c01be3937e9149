import type { ConfigurationText } from '../configuration-text.ts';

export const configuration: ConfigurationText = {
  heading: 'Konfigurazio erlatiboa',
  drawing: (name) => `${name}, konfigurazio erlatiboa`,
  stated: (percent) => `Oso probablea: ${percent}`,
  condition:
    'Lehen hautagaiaren konstituziorako ebaluatua, akoplamendu-konstanteen eta NOEren bidez.',
  mirror: 'Haren ispilu-irudiak espektro berberak ematen ditu: marrazkiak biak adierazten ditu.',
  complete: 'Ez da haren ezer zabalik geratzen.',
  open: (elements) => `Zabalik geratzen dena: ${elements}.`,
  openUnlisted: 'Marrazkiak adierazten ez duena zabalik geratzen da.',
  undecided: 'Zabalik: akoplamendu-konstanteek eta NOEk ez dute erabakitzen.',
  reasons: 'Zerk erabakitzen duen',
  columns: {
    signal: 'Seinalea',
    measured: 'Neurtua',
    expected: 'Espero dena',
    otherwise: 'Hurrengo onenean',
  },
  contact: 'NOE gailurra',
  distances: 'Å: adierazitako atomoetako hidrogenoen arteko distantzia.',
  diastereomers: 'Diastereoisomeroak, probableena lehenik',
  more: (count) => `eta beste ${count}`,
};

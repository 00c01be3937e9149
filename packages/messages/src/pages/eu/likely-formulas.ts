import type { LikelyFormulasText } from '../likely-formulas-text.ts';

export const likelyFormulas: LikelyFormulasText = {
  title: 'Formula probableenen alderaketa',
  close: 'Itxi',
  hint: (count) =>
    `${count} formuletako bakoitza espektro berekin aztertzen da, bata bestearen atzetik, eta behin zenbatzen da ` +
    'zure eguneko mugan. Bat ere ez da berez historian gordetzen: ireki bat eta gorde. Hasitakoak aurrera ' +
    'jarraitzen du, gelditu edo irten arren. Nabigatzaile honek alderaketa gordetzen du, hura edo saioa itxi arte.',
  withoutStructures: 'Galdetutako egiturak kanpoan uzten dira: bakoitzak formula bakarra du.',
  withoutImages: 'Irudiak kanpoan uzten dira, haien gailurrak zuzendu ez badituzu.',
  otherSpectra: 'Erantzun hauek beste espektro batzuenak dira, ez orain hemen daudenenak.',
  keptFiles:
    'Alderaketaren fitxategiak ez daude orain hemen. Haien espektroak alderaketarekin gordetzen dira, eta berriro ' +
    'abiaraziz gero erabiltzen dira.',
  notBegun: 'hasi gabe',
  start: (count) => `Abiarazi ${count} analisi`,
  stop: 'Gelditu',
  formula: 'Formula',
  formulaProbability: (share) => `formularen probabilitatea: ${share}`,
  waiting: 'zain',
  running: 'abian…',
  answer: (name, confidence) => `${name}; konfiantza: ${confidence}`,
  inconclusive: (name, confidence) => `erabaki gabe; onena: ${name}; konfiantza: ${confidence}`,
  none: 'erabaki gabe; ez dago bat datorren hautagairik',
  undecided: 'erabaki gabe',
  stopped: 'ez da amaierara arte jarraitu',
  open: 'Ireki analisi hau',
  openOf: (formula) => `Ireki analisi hau: ${formula}`,
  use: 'Erabili formula hau',
  useOf: (formula) => `Erabili formula hau: ${formula}`,
  reading:
    'Konfiantzak formula zuzena bada balio du. Alderatu formularen probabilitatearekin: gertagaitza den formula ' +
    'baten erantzun segurua gertagaitza da.',
};

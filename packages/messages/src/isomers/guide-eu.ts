import { pluralOf } from '../format/plural.ts';
import type { IsomerGuideText } from './guide-text.ts';

const plural = pluralOf('eu');

export const guideEu: IsomerGuideText = {
  all: (v) =>
    plural(v.isomers, {
      one: `${v.formula} formulak egitura bakarra du.`,
      other: `${v.formula} formularen ${v.total} egitura-isomeroak ageri dira zerrendan.`,
    }),
  plausible: (v) =>
    `${v.formula} formulak ${v.total} egitura-isomero ditu. Kimikari batek aurkitzeko aukera ` +
    `handienekoak diren ${v.listed} ageri dira zerrendan.`,
  sample: (v) =>
    `${v.formula} formulak egitura-isomero gehiegi ditu guztiak eraiki eta ordenatzeko. ` +
    `Zerrendak ${v.listed} ditu: gure liburutegikoak eta bilaketa bateko sinesgarrienak. Ez ` +
    'dago osorik.',
  counted: () =>
    'Estereoisomeroak bakartzat hartzen dira, baita eraztun aromatiko baten lotura bikoitzak ' +
    'marrazteko bi moduak ere. Nitro, azida, sulfona eta antzeko taldeak barne daude.',
  orderNamed: () =>
    'Eskatutako molekula da lehena; ondoren, gure liburutegiko gainerako konposatuak datoz, ' +
    'eta gero gainerakoak, egitura zenbat eta ohikoagoa izan, orduan eta lehenago. Zerrendan ' +
    'egoteak ez du esan nahi konposatua presta daitekeenik.',
  order: () =>
    'Lehenik gure liburutegiko konposatuak datoz, eta gero gainerakoak, egitura zenbat eta ' +
    'ohikoagoa izan, orduan eta lehenago. Zerrendan egoteak ez du esan nahi konposatua ' +
    'presta daitekeenik.',
  predicted: () =>
    'Hemen ez dago ezer neurtuta. Lerrakuntzak egituratik iragarrita daude, desbideratze ' +
    'estandar batekin. CH₂ talde bateko bi hidrogenoak lerro bakarrean ageri dira, nahiz eta ' +
    'estereozentro batek edo lotura bikoitz batek desberdin egin. «2 ×» eta «bi seinale» ' +
    'oharrek espazioko kokapenean soilik bereizten diren taldeak adierazten dituzte, ' +
    '(CH₃)₂C=CH taldeko bi CH₃ taldeak, adibidez: iragarpen bera dute. Multiplizitateak ' +
    'lehen ordenakoak dira, eta akoplamendu-konstanteak balio tipikoak. OH, NH eta SH ' +
    'seinaleak disolbatzailearekin eta kontzentrazioarekin aldatzen dira. IG tarteak ' +
    'korrelazio-tauletakoak dira.',
  carbonCount: (v) =>
    `¹³C ${plural(v.signals, { one: 'seinale bat', other: `${v.signals} seinale` })}`,
  protonCount: (v) =>
    plural(v.signals, {
      zero: 'hidrogenorik ez karbonoetan',
      one: `karbonoetako ¹H seinale bat (${v.integrals})`,
      other: `karbonoetako ¹H ${v.signals} seinale (${v.integrals})`,
    }),
  twoSignals: () => 'bi seinale',
  saturated: () => 'karbono aseen C–H tentsioa',
  broad: () => 'zab.',
  strength: (v) => ({ w: 'ahul', m: 'ert.', s: 'ind.' })[v.strength],
};

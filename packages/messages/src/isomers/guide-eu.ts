import type { IsomerGuideText } from './guide-en.ts';

export const guideEu: IsomerGuideText = {
  all: (v) =>
    v.total === '1'
      ? `${v.formula} formulak egitura bakarra du.`
      : `${v.formula} formularen ${v.total} egitura-isomeroak ageri dira zerrendan.`,
  plausible: (v) =>
    `${v.formula} formulak ${v.total} egitura-isomero ditu. Kimikari batek aurkitzeko aukera handienekoak diren ${v.listed} ageri dira zerrendan.`,
  sample: (v) =>
    `${v.formula} formulak egitura-isomero gehiegi ditu guztiak eraiki eta ordenatzeko. Zerrendak ${v.listed} ditu: gure liburutegikoak eta bilaketa bateko sinesgarrienak. Ez dago osorik.`,
  counted: () =>
    'Estereoisomeroak bakartzat hartzen dira, baita eraztun aromatiko baten lotura bikoitzak marrazteko bi moduak ere. Nitro, azida, sulfona eta antzeko taldeak barne daude.',
  orderNamed: () =>
    'Eskatutako molekula da lehena; ondoren, gure liburutegiko gainerako konposatuak datoz, eta gero gainerakoak, egitura zenbat eta ohikoagoa izan, orduan eta lehenago. Zerrendan egoteak ez du esan nahi konposatua presta daitekeenik.',
  order: () =>
    'Lehenik gure liburutegiko konposatuak datoz, eta gero gainerakoak, egitura zenbat eta ohikoagoa izan, orduan eta lehenago. Zerrendan egoteak ez du esan nahi konposatua presta daitekeenik.',
  predicted: () =>
    'Hemen ez dago ezer neurtuta. Lerrakuntzak egituratik iragarrita daude, desbideratze estandar batekin. CH₂ talde bateko bi hidrogenoak lerro bakarrean ageri dira, nahiz eta estereozentro batek edo lotura bikoitz batek desberdin egin. «2 ×» eta «bi seinale» oharrek espazioko kokapenean soilik bereizten diren taldeak adierazten dituzte, (CH₃)₂C=CH taldeko bi CH₃ taldeak, adibidez: iragarpen bera dute. Multiplizitateak lehen ordenakoak dira, eta akoplamendu-konstanteak balio tipikoak. OH, NH eta SH seinaleak disolbatzailearekin eta kontzentrazioarekin aldatzen dira. IG tarteak korrelazio-tauletakoak dira.',
  carbonCount: (v) => `¹³C ${v.signals === '1' ? 'seinale bat' : `${v.signals} seinale`}`,
  protonCount: (v) =>
    v.signals === '0'
      ? 'hidrogenorik ez karbonoetan'
      : `karbonoetako ¹H ${v.signals === '1' ? 'seinale bat' : `${v.signals} seinale`} (${v.integrals})`,
  twoSignals: () => 'bi seinale',
  saturated: () => 'karbono aseen C–H tentsioa',
  broad: () => 'zab.',
  strength: (v) => ({ w: 'ahul', m: 'ert.', s: 'ind.' })[v.strength] ?? v.strength,
};

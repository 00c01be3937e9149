import type { FormulaProposalsText } from '../formula-proposals-text.ts';

export const formulaProposals: FormulaProposalsText = {
  intro:
    'Emandako espektroetatik. Probabilitateak formula zenbateraino den ohikoa eta ' +
    'espektroekin zenbateraino bat datorren neurtzen du; ez du bat ere frogatzen. Molekula neutroak ' +
    'bakarrik proposatzen dira.',
  caption: 'Proposatutako formulak, probableena lehenik',
  probability: 'Probabilitatea',
  use: 'Erabili formula hau',
  useThis: (formula) => `Erabili formula hau: ${formula}`,
  compare: (count) => `Alderatu ${count} formula probableenen analisiak`,
  another: 'Beste formula bat',
  working: 'Formulak alderatzen…',
  nothing: 'Emandako espektroek gehiegi uzten dute zehaztu gabe formula bat proposatzeko.',
  noneFits: 'Ohiko formula bat ere ez dator bat espektro hauekin: begiratu masa eta haren ioia.',
  helps: 'Zerk lagunduko lukeen:',
  surer: 'Zerk emango lukeen ziurtasun handiagoa:',
  helpful: {
    'accurate-mass': 'masa zehatz bat: m/z, gutxienez hiru hamartarrekin',
    mass: 'ioi molekularra duen masa-espektro bat',
    carbon: '¹³C seinaleen zerrenda bat, edo HSQC bat',
    integrals: '¹H seinale guztien integral osoak',
  },
  reasons: {
    exact: (ion, mz, ppm) => `m/z ${mz}, ${ion} gisa; desbideratzea: ${ppm} ppm`,
    nominal: (ion, mz) => `m/z ${mz}, ${ion} gisa`,
    first: (measured, computed) => `M+1: % ${measured} (kalkulatua: % ${computed})`,
    second: (measured, computed) => `M+2: % ${measured} (kalkulatua: % ${computed})`,
    carbons: (atoms, signals) => `¹³C seinaleak: ${signals}; karbonoak: ${atoms}`,
    integrals: (atoms, integrals) => `Integralen hidrogenoak: ${integrals}; formularenak: ${atoms}`,
    unsaturation: (degrees) => `asegabetasun-maila: ${degrees}`,
  },
};

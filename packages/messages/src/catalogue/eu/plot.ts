import { eachTechnique } from '../../techniques/technique-texts.ts';
import { techniques } from '../../techniques/eu.ts';
import type { plot as english } from '../en/plot.ts';

export const plot: typeof english = {
  axis: eachTechnique(techniques, 'axis'),
  label: 'Espektroa: {{technique}}',
  help:
    'Ezker eta eskuin geziek gailurrez gailur eramaten zaituzte; plus eta minus teklek ' +
    'handitu eta txikitu egiten dute; gora eta behera geziek gailurrak altuago eta baxuago ' +
    'jartzen dituzte.',
  curve: {
    recorded: 'erregistratutako kurba',
    read: 'iruditik irakurritako kurba',
    declared: 'gailur-zerrendako ereduetatik marraztua',
    sketched: 'gailur-zerrendatik zirriborratua',
  },
  seen: 'ikusgai: {{from}} – {{to}}',
  ordinate: {
    percent: 'intentsitate erlatiboa (%)',
    transmittance: 'transmitantzia (%)',
    absorbance: 'absorbantzia',
    relativeTransmittance: 'transmitantzia erlatiboa',
    relativeAbsorption: 'absortzio erlatiboa',
    absorptivity: 'ε (M⁻¹ cm⁻¹)',
  },
  transmittance: 'Transmitantzia',
  doubled: 'Hatz-marka ×2',
  empty: 'Oraindik ez dago gailurrik.',
  count_one: 'gailur {{count}}',
  count_other: '{{count}} gailur',
  observed: 'behatua',
  predicted: 'iragarria',
  mismatch: 'ez dator bat',
  missing: 'behatu gabea',
  table: 'Ikusi taula gisa',
  columns: {
    atoms: 'Atomoak',
    position: 'Kokapena',
    details: 'Xehetasunak',
    predicted: 'Iragarria',
    difference: 'Aldea',
    agreement: 'Bat-etortzea',
  },
  agreement: {
    for: 'bat dator',
    neutral: 'neutroa',
    against: 'ez dator bat',
    none: 'alderatu gabe',
  },
  peakAt: eachTechnique(techniques, 'peakAt'),
  predictedAt: 'iragarria {{x}}',
  predictedWithin: 'iragarria {{x}} ± {{sd}}',
  protons: '{{n}}H',
  simulated:
    'Iragarpena {{mhz}} MHz-ean simulatuta dago, 1 Hz zabaleko lerroekin (zabalagoak ' +
    'trukatzen diren hidrogenoetan), iragarritako lerrakuntzetatik eta ohiko ' +
    'akoplamendu-konstanteetatik abiatuta; kortxeteen ondoko zenbakiak hidrogenoak dira. ' +
    'Kateetako lotura bikoitzak trans gisa marrazten dira, behatutako konstanteren batek cis ' +
    'adierazten ez badu, eta sei kideko eraztun aseak aulki gisa, bi aurpegiak desberdinak ' +
    'badira.',
  enlarged: 'Iragarritako multipleteak, handituta',
  current: '{{index}}. gailurra, {{total}} guztira',
};

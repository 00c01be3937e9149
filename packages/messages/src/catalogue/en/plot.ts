import { eachTechnique } from '../../techniques/technique-texts.ts';
import { techniques } from '../../techniques/en.ts';

/** Plots of spectra, their keyboard cursor and their table twin. */
export const plot = {
  axis: eachTechnique(techniques, 'axis'),
  label: '{{technique}} spectrum',
  help:
    'Left and right arrow keys move from peak to peak, plus and minus enlarge and reduce, up ' +
    'and down arrow keys make peaks taller and shorter.',
  curve: {
    recorded: 'recorded curve',
    read: 'curve read from the image',
    declared: 'drawn from the patterns in the peak list',
    sketched: 'sketched from the peak list',
  },
  seen: 'shown from {{from}} to {{to}}',
  ordinate: {
    percent: 'relative intensity (%)',
    transmittance: 'transmittance (%)',
    absorbance: 'absorbance',
    relativeTransmittance: 'transmittance, relative',
    relativeAbsorption: 'absorption, relative',
    absorptivity: 'ε (M⁻¹ cm⁻¹)',
  },
  transmittance: 'Transmittance',
  doubled: 'Fingerprint ×2',
  empty: 'No peaks yet.',
  count_one: '{{count}} peak',
  count_other: '{{count}} peaks',
  observed: 'observed',
  predicted: 'predicted',
  mismatch: 'mismatch',
  missing: 'not observed',
  table: 'Show as a table',
  columns: {
    atoms: 'Atoms',
    position: 'Position',
    details: 'Details',
    predicted: 'Predicted',
    difference: 'Difference',
    agreement: 'Agreement',
  },
  agreement: { for: 'agrees', neutral: 'neutral', against: 'disagrees', none: 'not compared' },
  peakAt: eachTechnique(techniques, 'peakAt'),
  predictedAt: 'predicted {{x}}',
  predictedWithin: 'predicted {{x}} ± {{sd}}',
  protons: '{{n}}H',
  simulated:
    'The prediction is simulated at {{mhz}} MHz with lines 1 Hz wide (broader for hydrogens ' +
    'that exchange), from predicted shifts and usual coupling constants; the numbers at the ' +
    'brackets are hydrogens. Double bonds of chains are drawn as trans where no observed ' +
    'constant shows cis, saturated six-membered rings as chairs where their faces differ.',
  enlarged: 'Predicted multiplets, enlarged',
  current: 'Peak {{index}} of {{total}}',
};

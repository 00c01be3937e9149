import { eachTechnique } from '../../techniques/technique-texts.ts';
import { techniques } from '../../techniques/en.ts';

/**
 * Plots of spectra, their keyboard cursor and their table twin. Chemistry data keep the decimal
 * point in every language.
 */
export const plot = {
  axis: eachTechnique(techniques, 'axis'),
  label: '{{technique}} spectrum',
  help:
    'Left and right arrow keys move from peak to peak, plus and minus enlarge and reduce, up ' +
    'and down arrow keys make peaks taller and lower.',
  curve: {
    recorded: 'recorded curve',
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
  tools: {
    label: 'Plot tools',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    left: 'Move left',
    right: 'Move right',
    taller: 'Taller peaks',
    lower: 'Lower peaks',
    reset: 'Whole spectrum',
    screen: 'Full screen',
    svg: 'Save as SVG',
    png: 'Save as PNG',
    failed: 'The plot could not be saved.',
    image: 'Show the image',
    imageOf: 'The image that this spectrum was read from',
    help: 'Keys and gestures',
  },
  keys: {
    peaks: { keys: '← →', does: 'previous or next peak; Home and End: first and last' },
    zoom: { keys: '+ −', does: 'zoom in and out, around the marked peak' },
    pan: { keys: 'Shift + ← →', does: 'move along the axis' },
    gain: { keys: '↑ ↓', does: 'taller and lower peaks; also Alt + mouse wheel' },
    reset: { keys: '0', does: 'whole spectrum; also a double click' },
    wheel: {
      keys: 'Mouse wheel',
      does: 'zoom at the pointer, once the plot has been clicked, or with Ctrl',
    },
    drag: {
      keys: 'Drag',
      does: 'zoom in on what you drag across; with Shift, move along the axis',
    },
    touch: { keys: 'Two fingers', does: 'pinch to zoom; then move with one finger' },
    screen: { keys: 'F', does: 'full screen' },
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

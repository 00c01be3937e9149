import type { WarningCode, WARNINGS } from '@elucida/spectra/statements/warnings';
import type { TextsOf } from './sentence.ts';

/**
 * What was left out or corrected, by code; the row checks of the manual mode have their own list in
 * the catalogue.
 */
export const warningsEn: Warnings = {
  'unreadable-blank': (v) => `${v.file} could not be read: the image is blank.`,
  'unreadable-no-plot': (v) => `${v.file} could not be read: no spectrum was found in it.`,
  'unreadable-no-axis': (v) =>
    `${v.file} could not be read: no axis was found. Set its limits and try again.`,
  'unreadable-axis-unreadable': (v) =>
    `${v.file} could not be read: the numbers on its axis are not legible. Set its limits and try again.`,
  'unreadable-unknown-technique': (v) =>
    `${v.file} could not be read: its technique was not recognised. Choose it and try again.`,
  'unreadable-technique-doubtful': (v) =>
    `${v.file} was not used: its axis alone does not say for certain which technique it shows. ` +
    'Choose it and try again.',
  'unreadable-another-kind': (v) =>
    `${v.file} was not used: its labels name another measurement (another nucleus, two dimensions, ` +
    'Raman, a chromatogram …). ' +
    'If it is a spectrum used here, choose its technique and try again.',
  'unreadable-no-peaks': (v) => `${v.file} was recognised, but no peaks were found in it.`,
  'rejected-not-an-image': (v) => `${v.file} is neither a PNG nor a JPEG image.`,
  'rejected-corrupt': (v) => `${v.file} is damaged or incomplete.`,
  'rejected-too-many-pixels': (v) =>
    `${v.file} has more than 40 megapixels. Make it smaller and try again.`,
  'rejected-too-long': (v) =>
    `${v.file} has a side longer than 20,000 pixels. Make it smaller and try again.`,
  'rejected-too-narrow': (v) =>
    `${v.file} is too long for its width: one side may be at most 50 times the other. Cut ` +
    'out the spectrum and try again.',
  'rejected-too-slow': (v) =>
    `${v.file} could not be opened in time. Save it again or make it smaller.`,
  'asked-unreadable': (v) => `“${v.smiles}” cannot be read as a structure (SMILES).`,
  'asked-wrong-formula': (v) => `“${v.smiles}” does not have the formula ${v.formula}.`,
  'asked-parts-differ': (v) =>
    `“${v.smiles}”: a salt and a single molecule cannot be compared in one analysis. ` +
    'Ask about them one after the other.',
  'asked-fragments-differ': (v) =>
    `“${v.smiles}” contradicts the fragments: it lacks one that must be present or has one that must be absent.`,
  'asked-fragment-too-large': (v) =>
    `“${v.smiles}” needs atoms that the formula ${v.formula} does not have.`,
  'technique-given-twice': (v) =>
    `${v.file} was not used: there is already a ${v.technique} spectrum.`,
  integrals_exceed_formula: (v) =>
    `${v.file}: the printed integrals add up to ${v.sum} hydrogens, and the formula has ` +
    `${v.hydrogens}. The image and the formula may not belong together.`,
  integrals_disagree: (v) =>
    `${v.file}: the integrals read under the signals at ${v.lines} ppm do not fit their areas. ` +
    'The areas were used: please check the numbers.',
  carbon_solvent_split: (v) =>
    `${v.file}: left out as the solvent's lines (${v.solvent}): ${v.lines} ppm. ` +
    'Deuterium splits its carbon into lines with this spacing.',
  carbon_solvent_merged: (v) =>
    `${v.file}: left out as the solvent's signal (${v.solvent}): ${v.lines} ppm. ` +
    "It is as wide as the solvent's pattern of lines, at its shift.",
  carbon_solvent_printed: (v) =>
    `${v.file}: left out as the solvent's signal (${v.solvent}): ${v.lines} ppm. ` +
    'The image names this solvent, and the line lies at its shift.',
  carbon_solvent_beyond: (v) =>
    `${v.file}: left out as the solvent's signal (${v.solvent}): ${v.lines} ppm. ` +
    "It lies at the solvent's shift, and the spectrum has more lines than the formula has carbons.",
  carbon_reference: (v) => `${v.file}: left out as the reference (TMS): ${v.lines} ppm.`,
  proton_solvent: (v) =>
    `${v.file}: left out as hydrogen that is left in the solvent (${v.solvent}): ${v.lines} ppm. ` +
    "It lies at the solvent's shift, and the other signals hold all hydrogens of the formula.",
  proton_solvent_printed: (v) =>
    `${v.file}: left out as hydrogen that is left in the solvent (${v.solvent}): ${v.lines} ppm. ` +
    'The image names this solvent, and the signal lies at its shift.',
  proton_water: (v) =>
    `${v.file}: left out as water in the solvent (${v.solvent}): ${v.lines} ppm. ` +
    'It lies where water does in this solvent.',
  proton_reference: (v) => `${v.file}: left out as the reference (TMS): ${v.lines} ppm.`,
  proton_impurity: (v) =>
    `${v.file}: left out as an impurity (${v.impurity}): ${v.lines} ppm. ` +
    'It lies at its shift, and the other areas fit the formula better without it.',
  proton_small: (v) =>
    `${v.file}: left out as impurities: ${v.lines} ppm. ` +
    'The area there is too small for one hydrogen of the formula.',
  axis_doubtful: (v) =>
    `${v.file}: not all numbers of its axis agree with one another. Check its limits and the ` +
    'positions of the peaks.',
  negative_peaks_ignored: (v) =>
    `${v.file}: peaks pointing downwards (DEPT or APT) were not read; those pointing upwards were.`,
  infrared_computed: (v) =>
    `${v.file}: the trace reaches below 100 cm⁻¹, which spectrometers do not record. It was ` +
    'judged as a computed spectrum: gas phase, with the bands above 1,850 cm⁻¹ shifted as in ' +
    'harmonic calculations.',
};

/** A sentence for every warning, which takes its values and nothing else. */
export type Warnings = {
  readonly [Code in WarningCode]: (v: TextsOf<(typeof WARNINGS)[Code]>) => string;
};

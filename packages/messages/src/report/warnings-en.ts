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
  solvent_removed: (v) => `${v.file}: the signal of the solvent (${v.solvent}) was left out.`,
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

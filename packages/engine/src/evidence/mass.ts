import { AT_PEAK, named, type EvidenceDeclaration } from './declaration.ts';

const MS = ['MS'] as const;

/** Evidence of mass spectra, by code. */
export const MASS_EVIDENCE = {
  /** The molecular ion is in the spectrum. */
  'ms-molecular-ion': {
    technique: MS,
    has: [],
    values: { mz: 'mass', relativeIntensity: 'percent' },
  },
  /** The spectrum has no peak at the molecular mass. */
  'ms-molecular-ion-missing': { technique: MS, has: [], values: { mz: 'mass' } },
  /**
   * Soft ionisation: a peak is an ion of whole molecules, or its exact mass does not fit; the
   * calculated mass, and the error where the peak was typed exactly.
   */
  'ms-adduct': {
    technique: MS,
    has: ['peak'],
    values: { mz: 'mass', ion: 'ion', mass: 'mass', ppm: 'error?' },
  },
  'ms-adduct-off': {
    technique: MS,
    has: ['peak'],
    values: { mz: 'mass', ion: 'ion', mass: 'mass', ppm: 'error?' },
  },
  /** Soft ionisation: no peak is such an ion; those expected. */
  'ms-adduct-missing': { technique: MS, has: [], values: { positions: 'ions' } },
  /**
   * (M+2)/M agrees with the chlorine, bromine and sulfur of the formula, or does not.
   */
  'ms-isotope-pattern': {
    technique: MS,
    has: [],
    values: { expected: 'percent', found: 'percent' },
  },
  'ms-isotope-mismatch': {
    technique: MS,
    has: [],
    values: { expected: 'percent', found: 'percent' },
  },
  /** A peak is the ion left by a cleavage of the candidate. */
  'ms-fragment-found': {
    technique: MS,
    has: [],
    values: { mz: 'mass', loss: 'mass', process: 'process', relativeIntensity: 'percent' },
  },
  /** A cleavage that such molecules nearly always show has no peak. */
  'ms-fragment-missing': {
    technique: MS,
    has: [],
    values: { mz: 'mass', loss: 'mass', process: 'process' },
  },
  /** A strong peak that no cleavage of the candidate gives. */
  'ms-fragment-foreign': {
    technique: MS,
    has: [],
    values: { mz: 'mass', loss: 'mass', relativeIntensity: 'percent' },
  },
  'ms-isotope-peak': named(MS),
  'ms-fragment-minor': named(MS),
  'ms-aromatic-series': named(MS),
  'ms-ion-protonated-acid': named(MS),
  /** A hydrocarbon ion of the series of chains, alkenes and alicyclic rings. */
  'ms-ion-hydrocarbon': { technique: MS, has: AT_PEAK, values: { ion: 'ion' } },
  /** An ion that tables list for a group. */
  'ms-ion-listed': { technique: MS, has: AT_PEAK, values: { ion: 'ion', group: 'group' } },
  /** What an ion leaves when it loses a small molecule or radical; `from` is its m/z. */
  'ms-ion-later': { technique: MS, has: AT_PEAK, values: { from: 'mass', lost: 'ion' } },
  /** A part of the molecule for which several bonds break. */
  'ms-ion-of-bonds': { technique: MS, has: AT_PEAK, values: { ion: 'ion' } },
  'ms-soft-fragment': named(MS),
  'ms-peak-small': named(MS),
  'ms-peak-unexplained': named(MS),
} as const satisfies Readonly<Record<string, EvidenceDeclaration>>;

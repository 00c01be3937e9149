import type { Misfits } from '../misfits.ts';

/** What evidence of mass spectra against a candidate becomes. */
export const MASS_MISFITS: Misfits<'MS'> = {
  'ms-isotope-mismatch': (_, item) => [{ kind: 'ms-isotope-mismatch', values: item.values }],
  'ms-adduct-off': (_, item) => [
    { kind: 'ms-adduct-off', values: { ...item.values, ppm: item.values.ppm ?? 0 } },
  ],
  'ms-adduct-missing': (_, item) => [{ kind: 'ms-adduct-missing', values: item.values }],
  'ms-fragment-missing': (_, item) => [{ kind: 'ms-fragment-missing', values: item.values }],
  'ms-fragment-foreign': (_, item) => [{ kind: 'ms-fragment-foreign', values: item.values }],
  'ms-molecular-ion': null,
  'ms-molecular-ion-missing': null,
  'ms-adduct': null,
  'ms-isotope-pattern': null,
  'ms-isotope-peak': null,
  'ms-fragment-found': null,
  'ms-fragment-minor': null,
  'ms-aromatic-series': null,
  'ms-ion-protonated-acid': null,
  'ms-ion-hydrocarbon': null,
  'ms-ion-listed': null,
  'ms-ion-later': null,
  'ms-ion-of-bonds': null,
  'ms-soft-fragment': null,
  'ms-peak-small': null,
  'ms-peak-unexplained': null,
};

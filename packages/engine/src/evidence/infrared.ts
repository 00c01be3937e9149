import { AT_PEAK, named, type EvidenceDeclaration } from './declaration.ts';

const IR = ['IR'] as const;

/** Evidence of IR spectra, by code. */
export const INFRARED_EVIDENCE = {
  /** A band is where the group's vibration belongs. */
  'ir-band-found': {
    technique: IR,
    has: AT_PEAK,
    values: { vibration: 'vibration', from: 'wavenumber', to: 'wavenumber', group: 'group' },
  },
  /** The group's vibration has no band in its range. */
  'ir-band-missing': {
    technique: IR,
    has: [],
    values: { vibration: 'vibration', from: 'wavenumber', to: 'wavenumber', group: 'group' },
  },
  /** A diagnostic band that no group of the candidate explains. */
  'ir-band-foreign': {
    technique: IR,
    has: AT_PEAK,
    values: { vibration: 'vibration', from: 'wavenumber', to: 'wavenumber' },
  },
  /** A band that some group of the molecule may show, though it proves nothing. */
  'ir-band-compatible': {
    technique: IR,
    has: AT_PEAK,
    values: { vibration: 'vibration', from: 'wavenumber', to: 'wavenumber', group: 'group' },
  },
  'ir-band-zwitterion': named(IR),
  'ir-band-carboxylate': named(IR),
  'ir-band-c-h': named(IR),
  'ir-band-carbon-dioxide': named(IR),
  'ir-band-overtone': named(IR),
  'ir-band-fingerprint': named(IR),
  'ir-band-unexplained': named(IR),
} as const satisfies Readonly<Record<string, EvidenceDeclaration>>;

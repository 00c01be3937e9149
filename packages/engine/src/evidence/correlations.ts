import { AT_PEAK, type EvidenceDeclaration } from './declaration.ts';

const HSQC = ['HSQC'] as const,
  PATHS = ['HMBC', 'COSY', 'NOESY'] as const,
  ALL = ['HSQC', 'HMBC', 'COSY', 'NOESY'] as const;

/**
 * Evidence of spectra whose peaks join two signals, by code. `observed` is the first shift of a peak
 * and `other` the second; of the atoms, the first `carriers` carry the hydrogens and the others are
 * their partners.
 */
export const CORRELATION_EVIDENCE = {
  /** Hydrogens, and the carbon that carries so many of them. */
  'hsqc-pair': {
    technique: HSQC,
    has: AT_PEAK,
    values: { other: 'ppm', hydrogens: 'count' },
  },
  /** At a ¹H line that has fewer hydrogens than the carbons of all its peaks: one of them may be of no bond. */
  'hsqc-shared': {
    technique: HSQC,
    has: AT_PEAK,
    values: { other: 'ppm', hydrogens: 'count' },
  },
  /** The carbon of this line has no hydrogen. */
  'hsqc-bare': { technique: HSQC, has: AT_PEAK, values: { other: 'ppm' } },
  /** The sign of the peak says another number of hydrogens than the carbon has. */
  'hsqc-kind': {
    technique: HSQC,
    has: AT_PEAK,
    values: { other: 'ppm', hydrogens: 'count' },
  },
  /** The two nuclei are as many bonds apart as the experiment shows as a rule. */
  'correlation-path': {
    technique: PATHS,
    has: AT_PEAK,
    values: { other: 'ppm', bonds: 'count', carriers: 'count' },
  },
  /** At the carbon that carries the hydrogens: what is left of a coupling over one bond. */
  'correlation-direct': {
    technique: PATHS,
    has: AT_PEAK,
    values: { other: 'ppm', bonds: 'count', carriers: 'count' },
  },
  /** They are one bond farther apart, which is seen now and then. */
  'correlation-long': {
    technique: PATHS,
    has: AT_PEAK,
    values: { other: 'ppm', bonds: 'count', carriers: 'count' },
  },
  /** They are too far apart. */
  'correlation-far': {
    technique: PATHS,
    has: AT_PEAK,
    values: { other: 'ppm', bonds: 'count', carriers: 'count' },
  },
  /** One of its two signals is no atom's of the molecule. */
  'correlation-unowned': { technique: ALL, has: AT_PEAK, values: { other: 'ppm' } },
  /** No signal of the lists lies near one of its shifts. */
  'correlation-unmatched': { technique: ALL, has: AT_PEAK, values: { other: 'ppm' } },
  /** On the diagonal, or said by another peak already. */
  'correlation-repeated': { technique: ALL, has: AT_PEAK, values: { other: 'ppm' } },
} as const satisfies Readonly<Record<string, EvidenceDeclaration>>;

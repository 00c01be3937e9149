import { AT_PEAK, named, PREDICTED, type EvidenceDeclaration } from './declaration.ts';

const C13 = ['C13NMR'] as const,
  H1 = ['H1NMR'] as const,
  NMR = ['C13NMR', 'H1NMR'] as const;

/** Evidence of NMR spectra, by code. */
export const NMR_EVIDENCE = {
  /**
   * A signal and the carbons it is assigned to: carbons that are equivalent, classes that share the
   * signal; `divided` for the second signal of carbons alike by connectivity alone.
   */
  'carbon-assignment': {
    technique: C13,
    has: [...AT_PEAK, ...PREDICTED],
    values: { carbons: 'count', sharing: 'count', divided: 'yes?' },
  },
  /** Carbons for which no signal is left. */
  'carbon-missing': { technique: C13, has: PREDICTED, values: { carbons: 'count' } },
  /** A signal that no carbon explains. */
  'carbon-unexplained': named(C13),
  /**
   * Kinds of carbon, signals without those of other substances, and the number of those where there
   * are any. `hidden`: carbons on boron that have no signal.
   */
  'carbon-count': {
    technique: C13,
    has: [],
    values: { classes: 'count', signals: 'count', others: 'count?', hidden: 'count?' },
  },
  /** A shift that the list has twice. */
  'carbon-repeated': named(C13),
  /**
   * A signal and the hydrogens on carbon it is assigned to: protons of this kind under it, and the
   * integral of all of it (0 without one).
   */
  'proton-assignment': {
    technique: H1,
    has: [...AT_PEAK, ...PREDICTED],
    values: { protons: 'count', integral: 'count' },
  },
  /** The same for hydrogens on N, O or S, whose position is uncertain by nature. */
  'exchangeable-assignment': {
    technique: H1,
    has: [...AT_PEAK, ...PREDICTED],
    values: { protons: 'count', integral: 'count' },
  },
  /** Hydrogens on N, O or S without a signal, as exchange explains. */
  'exchangeable-hidden': { technique: H1, has: PREDICTED, values: { protons: 'count' } },
  /** Hydrogens on carbon without room under any signal. */
  'proton-missing': { technique: H1, has: PREDICTED, values: { protons: 'count' } },
  /** Protons of a signal that no hydrogen explains. */
  'proton-unexplained': { technique: H1, has: AT_PEAK, values: { protons: 'count' } },
  /** Hydrogens on the protonated nitrogen of a salt, beyond those of its free base. */
  'ammonium-hydrogen': { technique: H1, has: AT_PEAK, values: { protons: 'count' } },
  /**
   * Splitting as the neighbours demand, or not: the code observed and the code expected (m for
   * second order); neighbours that the code stands for (`seen`), and how many must and can split.
   */
  multiplicity: {
    technique: H1,
    has: AT_PEAK,
    values: {
      observed: 'pattern',
      expected: 'pattern',
      neighbours: 'count',
      least: 'count',
      most: 'count',
      seen: 'count?',
      needs: 'needs?',
    },
  },
  /** A coupling constant that nothing near the hydrogens can have, among those of the signal. */
  couplings: {
    technique: H1,
    has: AT_PEAK,
    values: { couplings: 'hertzes', constant: 'hertz' },
  },
  /**
   * A line that another substance in the sample explains, or a further line of a carbon that ¹⁹F or
   * ³¹P (`by`) splits; `place` is where such lines are published.
   */
  'other-substance': {
    technique: NMR,
    has: AT_PEAK,
    values: {
      origin: 'origin',
      solvent: 'solvent?',
      impurity: 'impurity?',
      place: 'ppm?',
      by: 'nucleus?',
      constant: 'hertz?',
    },
  },
  /** A signal of the keto or enol form that is in slow equilibrium with the molecule. */
  'slow-form': { technique: NMR, has: AT_PEAK, values: { form: 'form' } },
  /**
   * All shifts are off by the same amount, observed minus predicted, as a wrong reference makes
   * them.
   */
  'constant-offset': { technique: NMR, has: [], values: { offset: 'ppm' } },
} as const satisfies Readonly<Record<string, EvidenceDeclaration>>;

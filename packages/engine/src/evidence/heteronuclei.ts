import { AT_PEAK, named, PREDICTED, type EvidenceDeclaration } from './declaration.ts';

const HETERO = ['F19NMR', 'P31NMR'] as const;

/** Evidence of ¹⁹F and ³¹P, by code. `nucleus` is the element. */
export const HETERO_EVIDENCE = {
  /** A signal and the equivalent atoms that it is assigned to, with their number. */
  'hetero-assignment': {
    technique: HETERO,
    has: [...AT_PEAK, ...PREDICTED],
    values: { nuclei: 'count', nucleus: 'nucleus' },
  },
  /** Atoms for which no signal is left. */
  'hetero-missing': {
    technique: HETERO,
    has: PREDICTED,
    values: { nuclei: 'count', nucleus: 'nucleus' },
  },
  /** A signal that no atom explains. */
  'hetero-unexplained': named(HETERO),
  /** The integral as a number of nuclei, and the nuclei that the signal is assigned to. */
  'hetero-integral': {
    technique: HETERO,
    has: AT_PEAK,
    values: { seen: 'count', nuclei: 'count', nucleus: 'nucleus' },
  },
  /** Partners that the splitting needs at least, and how many are near enough. */
  'hetero-splitting': {
    technique: HETERO,
    has: AT_PEAK,
    values: { seen: 'count', most: 'count', nucleus: 'nucleus' },
  },
  /** Kinds of atoms of the element, and signals. */
  'hetero-count': {
    technique: HETERO,
    has: [],
    values: { classes: 'count', signals: 'count', nucleus: 'nucleus' },
  },
} as const satisfies Readonly<Record<string, EvidenceDeclaration>>;

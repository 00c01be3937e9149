import { AT_PEAK, named, type EvidenceDeclaration } from './declaration.ts';

const UV = ['UVVIS'] as const;

/** Evidence of UV-Vis spectra, by code. */
export const ULTRAVIOLET_EVIDENCE = {
  /** An absorption maximum where the chromophore's increments put it. */
  'uv-maximum-found': {
    technique: UV,
    has: [...AT_PEAK, 'predicted', 'sd'],
    values: { found: 'nanometre', chromophore: 'chromophore', expected: 'nanometre' },
  },
  /** A maximum that the increments put where there is none. */
  'uv-maximum-missing': {
    technique: UV,
    has: ['predicted', 'sd'],
    values: { chromophore: 'chromophore', expected: 'nanometre' },
  },
  /** An absorption maximum, and no chromophore in the candidate for it. */
  'uv-maximum-foreign': { technique: UV, has: AT_PEAK, values: { found: 'nanometre' } },
  /** A maximum where solvents and end absorption dominate. */
  'uv-end-absorption': named(UV),
} as const satisfies Readonly<Record<string, EvidenceDeclaration>>;

import type { StatementDeclaration } from './value-types.ts';

/** The runners-up, and what tells them from the first. */
export const RIVALS_STATEMENTS = {
  rival: { rival: 'molecule', percent: 'share' },
  'rival-tied': { rival: 'molecule', percent: 'share' },
  'rival-told-apart': {
    technique: 'technique',
    observed: 'position',
    predicted: 'position',
    sd: 'position',
    rivalPredicted: 'position',
    rivalSd: 'position',
  },
  'rival-told-apart-by-absence': {
    technique: 'technique',
    observed: 'position',
    predicted: 'position',
    sd: 'position',
  },
  'rival-told-apart-by-count': { rivalClasses: 'count', signals: 'count' },
  'rival-told-apart-by-splitting': {
    observedPattern: 'pattern',
    observed: 'proton-shift',
    expectedPattern: 'pattern',
    rivalPattern: 'pattern',
  },
  'rival-told-apart-by-band': { group: 'group', observed: 'wavenumber', vibration: 'vibration' },
  'rival-lacks-band': {
    group: 'group',
    vibration: 'vibration',
    from: 'wavenumber',
    to: 'wavenumber',
  },
  'rival-told-apart-by-fragment': { mz: 'mass', process: 'process' },
  'rival-misses-signal': {
    technique: 'technique',
    environment: 'environment',
    atoms: 'atoms',
    predicted: 'position',
    sd: 'position',
  },
  'rival-told-apart-by-technique': {
    technique: 'technique',
    deviation: 'position?',
    rivalDeviation: 'position?',
  },
  'rival-told-apart-by-plausibility': {},
  'rival-inseparable': {},
  'rival-tautomer': {},
  'rival-tautomer-again': {},
  'rival-tautomer-minor': {},
  'these-inseparable': { count: 'count' },
  'rival-favoured': {
    technique: 'technique',
    observed: 'position',
    rivalPredicted: 'position',
    rivalSd: 'position',
    predicted: 'position',
    sd: 'position',
  },
  'no-rival': {},
} as const satisfies StatementDeclaration;

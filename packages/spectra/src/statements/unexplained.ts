import type { StatementDeclaration } from './value-types.ts';

/** Peaks that the molecule does not explain. */
export const UNEXPLAINED_STATEMENTS = {
  'unexplained-peak': { technique: 'technique', observed: 'position' },
  'unexplained-protons': { technique: 'technique', observed: 'position', protons: 'count' },
  'slow-form-enol': { technique: 'technique', positions: 'positions' },
  'slow-form-keto': { technique: 'technique', positions: 'positions' },
  'ammonium-hydrogens': { technique: 'technique', positions: 'positions' },
  'other-solvent': {
    technique: 'technique',
    positions: 'positions',
    solvent: 'solvent',
    places: 'numbers',
  },
  'other-water': {
    technique: 'technique',
    positions: 'positions',
    solvent: 'solvent',
    places: 'numbers',
  },
  'other-reference': { technique: 'technique', positions: 'positions' },
  'other-impurity': {
    technique: 'technique',
    positions: 'positions',
    impurity: 'impurity',
    solvent: 'solvent',
    places: 'numbers',
  },
  'other-small': { technique: 'technique', positions: 'positions' },
  'carbon-split': {
    technique: 'technique',
    positions: 'positions',
    places: 'numbers',
    nucleus: 'nucleus',
    constant: 'hertz',
  },
  'unexplained-told-above': {},
  'nothing-unexplained': {},
} as const satisfies StatementDeclaration;

import type { Declared } from '../declared-values.ts';

/**
 * The types that values of statements have. What each is to the engine: engine/statements/statement.ts; how it is
 * written: analysis/report/value-writers.ts.
 *
 * Counts are what sentences inflect by; a total is a number that may be too large for that. A
 * position is one on the axis of the statement's `technique`, which is next to it. Words are
 * somebody else's: a file's name, what a model wrote.
 */
export const VALUE_TYPES = [
  'count',
  'total',
  'number',
  'words',
  'share',
  'percent',
  'numbers',
  'position',
  'positions',
  'carbon-shift',
  'carbon-shifts',
  'proton-shift',
  'proton-shifts',
  'wavenumber',
  'wavenumbers',
  'wavelength',
  'wavelengths',
  'mass',
  'masses',
  'exact-mass',
  'error',
  'ion',
  'ions',
  'fragment-ions',
  'ion-losses',
  'hertz',
  'hertzes',
  'molecule',
  'formula',
  'atoms',
  'bond',
  'written-signal',
  'carbon-signals',
  'proton-signals',
  'hetero-signals',
  'cross-peaks',
  'technique',
  'environment',
  'group',
  'vibration',
  'process',
  'chromophore',
  'pattern',
  'impurity',
  'solvent',
  'nucleus',
  'level',
  'carbon-kind',
  'configuration',
  'needs',
  'each',
] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

export type StatementDeclaration = Readonly<
  Record<string, Declared<Readonly<Record<ValueType, unknown>>>>
>;

import type {
  AssignedSignal,
  CrossPeak,
  MoleculeReference,
} from '@elucida/engine/statements/statement';
import { LANGUAGES } from '@elucida/spectra/languages';
import { SOLVENTS } from '@elucida/spectra/chemistry/solvents';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import type { ValueType } from '@elucida/spectra/statements/value-types';
import { CATALOGUES } from '../report/catalogue.ts';

type Check = (value: unknown) => boolean;

/** Longer than any list or text of a statement; a stored result can be anybody's JSON. */
const MAX = { list: 1_000, text: 2_000 } as const;

const words = CATALOGUES.en;
const isNumber: Check = (value) => Number.isFinite(value);
const isText: Check = (value) => typeof value === 'string' && value.length <= MAX.text;
const oneOf =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const keyOf =
  (table: object): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(table, value);
const listOf =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MAX.list && value.every(each);
const absentOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
/** An object whose fields are as they should be; further ones are passed over. */
const recordOf =
  <Shape>(fields: { readonly [Name in keyof Required<Shape>]: Check }): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check>(fields).every(([name, check]) =>
      check((value as Readonly<Record<string, unknown>>)[name]),
    );

const isNames: Check = (value) =>
  value === null ||
  recordOf<Record<string, string>>(
    Object.fromEntries(LANGUAGES.map((language) => [language, absentOr(isText)])),
  )(value);
const isMolecule = recordOf<MoleculeReference>({ smiles: isText, names: isNames });
const isSignal = recordOf<AssignedSignal>({
  observed: isNumber,
  environment: keyOf(words.environments),
  atoms: isText,
  predicted: isNumber,
  sd: isNumber,
  observations: isNumber,
  protons: absentOr(isNumber),
});

/**
 * Whether a value that was stored is one of its type. Closed lists are those that this version has
 * words for; a type without a check does not compile.
 */
export const VALUE_CHECKS: { readonly [Type in ValueType]: Check } = {
  count: isNumber,
  total: isNumber,
  number: isNumber,
  words: isText,
  share: isNumber,
  percent: isNumber,
  numbers: listOf(isNumber),
  position: isNumber,
  positions: listOf(isNumber),
  'carbon-shift': isNumber,
  'carbon-shifts': listOf(isNumber),
  'proton-shift': isNumber,
  'proton-shifts': listOf(isNumber),
  wavenumber: isNumber,
  wavenumbers: listOf(isNumber),
  wavelength: isNumber,
  wavelengths: listOf(isNumber),
  mass: isNumber,
  masses: listOf(isNumber),
  'exact-mass': isNumber,
  error: isNumber,
  ion: isText,
  ions: listOf(recordOf<{ ion: string; mz: number }>({ ion: isText, mz: isNumber })),
  'fragment-ions': listOf(recordOf<{ mz: number; ion: string }>({ mz: isNumber, ion: isText })),
  'ion-losses': listOf(
    recordOf<{ mz: number; from: number; lost: string }>({
      mz: isNumber,
      from: isNumber,
      lost: isText,
    }),
  ),
  hertz: isNumber,
  hertzes: listOf(isNumber),
  molecule: isMolecule,
  formula: isText,
  atoms: isText,
  bond: isText,
  'written-signal': recordOf<{ mult?: string; j_hz?: number[]; int?: number }>({
    mult: absentOr(isText),
    j_hz: absentOr(listOf(isNumber)),
    int: absentOr(isNumber),
  }),
  'carbon-signals': listOf(isSignal),
  'proton-signals': listOf(isSignal),
  'hetero-signals': listOf(isSignal),
  'cross-peaks': listOf(
    recordOf<CrossPeak>({
      observed: isNumber,
      other: isNumber,
      to: oneOf('C13NMR', 'H1NMR'),
      atoms: isText,
      otherAtoms: isText,
      bonds: isNumber,
    }),
  ),
  technique: oneOf(...SPECTRUM_TYPES),
  environment: keyOf(words.environments),
  group: keyOf(words.groups),
  vibration: keyOf(words.vibrations),
  process: keyOf(words.processes),
  chromophore: keyOf(words.chromophores),
  pattern: isText,
  impurity: keyOf(words.impurities),
  solvent: oneOf(...SOLVENTS.map(({ id }) => id)),
  nucleus: oneOf('F', 'P'),
  level: keyOf(words.levels),
  'carbon-kind': isText,
  configuration: isText,
  needs: oneOf('more', 'fewer'),
  each: oneOf('each', 'one'),
};

/** Whether the values hold all that a table declares, each of its type. */
export function holdsValues(
  table: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(table).every(([name, declared]) => {
    const check = VALUE_CHECKS[declared.replace('?', '') as ValueType];
    return (declared.endsWith('?') && values[name] === undefined) || check(values[name]);
  });
}

import type { OptionalNames, PlainType } from '@elucida/spectra/declared-values';
import type { StatementDeclaration } from '@elucida/spectra/statements/value-types';

/** What a sentence is given for a value: a count, by which it inflects, a choice, or a text. */
interface Given {
  readonly count: number;
  readonly needs: 'more' | 'fewer';
  readonly each: 'each' | 'one';
}
type GivenFor<Type> = Type extends keyof Given ? Given[Type] : string;
export type NamesOf<Table, Type> = {
  [Name in keyof Table]: PlainType<Table[Name]> extends Type ? Name : never;
}[keyof Table] &
  string;

/** Types of several figures: sentences inflect by how many there are. */
type ListType =
  'positions' | 'carbon-shifts' | 'proton-shifts' | 'wavenumbers' | 'wavelengths' | 'masses';

/**
 * Declared values as a sentence takes them; a molecule comes by its name, and as `full…` with its
 * SMILES; a position also as `…Place` with its unit, a list of figures also as `…Count` with their
 * number.
 */
export type TextsOf<Table> = {
  readonly [Name in Exclude<keyof Table, OptionalNames<Table>>]: GivenFor<Table[Name]>;
} & {
  readonly [Name in OptionalNames<Table>]?: GivenFor<PlainType<Table[Name]>>;
} & {
  readonly [Name in NamesOf<Table, 'molecule'> as `full${Capitalize<Name>}`]: string;
} & {
  readonly [Name in NamesOf<Table, 'position' | 'positions'> as `${Name}Place`]: string;
} & {
  readonly [Name in NamesOf<Table, ListType> as `${Name}Count`]: number;
};

/**
 * A statement of the report: the values it holds, with the type of each (a question mark makes one
 * optional), and its sentence in English.
 */
export const says = <const Values extends StatementDeclaration[string]>(
  values: Values,
  sentence: (v: TextsOf<Values>) => string,
) => ({ values, sentence });

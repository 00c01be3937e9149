import type { OptionalNames, PlainType } from '@elucida/spectra/declared-values';
import type { StatementKind, STATEMENTS } from '@elucida/spectra/statements/statements';

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
 * The values of a statement as its sentence takes them, from the table of statements; a molecule
 * comes by its name, and as `full…` with its SMILES; a position also as `…Place` with its unit, a
 * list of figures also as `…Count` with their number.
 */
export type Texts<Kind extends StatementKind> = TextsOf<(typeof STATEMENTS)[Kind]>;
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
 * A sentence for every statement: one that is missing, or that takes a value its statement does not
 * have, does not compile.
 */
export type Sentences = { readonly [Kind in StatementKind]: (v: Texts<Kind>) => string };

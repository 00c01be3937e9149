/**
 * Values declared as a table of names and types, so that one declaration serves the compiler and
 * whatever reads or writes the values: `{ shift: 'ppm', others: 'count?' }` with `Types = { ppm:
 * number; count: number }` is `{ shift: number; others?: number }`. A question mark makes a value
 * optional.
 */
export type Declared<Types> = Readonly<
  Record<string, (keyof Types & string) | `${keyof Types & string}?`>
>;

/** Names whose values may be absent. */
export type OptionalNames<Table> = {
  [Name in keyof Table]: Table[Name] extends `${string}?` ? Name : never;
}[keyof Table];
/** A declared type without its question mark. */
export type PlainType<Type> = Type extends `${infer Plain}?` ? Plain : Type;

/** The values that a table declares. */
export type ValuesOf<Types, Table> = keyof Table extends never ? None : Some<Types, Table>;
type None = Readonly<Record<string, never>>;
type Some<Types, Table> = {
  readonly [Name in Exclude<keyof Table, OptionalNames<Table>>]: Types[Table[Name] & keyof Types];
} & {
  readonly [Name in OptionalNames<Table>]?: Types[PlainType<Table[Name]> & keyof Types];
};

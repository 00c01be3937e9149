/** How a cell is typed and what it becomes in the payload. */
export type FieldKind = 'number' | 'text' | 'couplings' | 'flag';

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** Most characters that can be typed (specification §5). */
  readonly cap: number;
  /** What a new block starts with. */
  readonly initial?: string;
  /** A request may give it in words as well. */
  readonly orWords?: true;
  /** What the form calls it, where techniques mean other things by one name; its name where absent. */
  readonly label?: string;
  /** Of a text: what the payload holds for it, where people write one thing in several ways. */
  readonly coded?: (text: string) => string;
}

/** Characters, specification §5. */
export const CAPS = { formula: 20, title: 40, comments: 200, cell: 30, freeText: 120 } as const;

const withInitial = (initial: string | undefined) => (initial === undefined ? {} : { initial });

export const numberField = (name: string, initial?: string): Field => ({
  name,
  kind: 'number',
  cap: CAPS.cell,
  ...withInitial(initial),
});
/** Words of any length that a form has room for. */
export const textField = (name: string, initial?: string): Field => ({
  name,
  kind: 'text',
  cap: CAPS.freeText,
  ...withInitial(initial),
});
/** Words that the payload holds as codes. */
export const codedField = (name: string, coded: (text: string) => string): Field => ({
  ...textField(name),
  coded,
});
/** Words in a cell of the grid. */
export const cellField = (name: string): Field => ({ name, kind: 'text', cap: CAPS.cell });
/** Coupling constants in Hz, separated by semicolons. */
export const couplingsField = (name: string): Field => ({
  name,
  kind: 'couplings',
  cap: CAPS.cell,
});
/** Yes or no; cells hold `true`, `false` or nothing. */
export const flagField = (name: string): Field => ({ name, kind: 'flag', cap: CAPS.cell });
/** Yes or no as a cell holds it; undefined for other text. */
export const readFlag = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

/** A piece of a sentence that is there only where its value does. */
export const where = (value: string | undefined, text: (value: string) => string): string =>
  value === undefined || value === '' ? '' : text(value);

/** What an atom is, with its label where a drawing next to the text has it: `OCH₂, C2`. */
export const place = (environment: string, label: string | undefined): string =>
  label === undefined ? environment : `${environment}, ${label}`;

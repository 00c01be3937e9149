/** A piece of a sentence that stands only where its value does. */
export const where = (value: string | undefined, text: (value: string) => string): string => (value === undefined || value === '' ? '' : text(value));

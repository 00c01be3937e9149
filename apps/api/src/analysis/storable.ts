/** A text without NUL, which PostgreSQL cannot store and nobody has typed. */
export const storable = (text: string): string => text.replaceAll('\0', '');

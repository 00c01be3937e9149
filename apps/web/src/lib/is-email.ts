/** A local part, an @ and a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What the browser can tell of an email by itself; the server decides on the rest. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

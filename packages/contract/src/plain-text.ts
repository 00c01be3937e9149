import { z } from 'zod';

/**
 * One line of text, trimmed. Control characters are refused: they have no place in names, and
 * PostgreSQL cannot store NUL.
 */
export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Control characters are not allowed.');

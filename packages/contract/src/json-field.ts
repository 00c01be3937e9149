import { z } from 'zod';
import { isShallow } from './is-shallow.ts';

/** What is nested without end could be neither copied to another thread nor written. */
const MAX_DEPTH = 64;

/** A multipart field of at most `max` characters that holds JSON of the schema. */
export const jsonField = <Schema extends z.ZodType>(max: number, schema: Schema) =>
  z
    .string()
    .max(max)
    .transform((value, context) => {
      try {
        const parsed = JSON.parse(value) as unknown;
        if (isShallow(parsed, MAX_DEPTH)) return parsed;
        context.addIssue({ code: 'custom', message: 'This field is nested too deeply.' });
        return z.NEVER;
      } catch {
        context.addIssue({ code: 'custom', message: 'This field is not valid JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);

import { z } from 'zod';

/** A multipart field of at most `max` characters that holds JSON of the schema. */
export const jsonField = <Schema extends z.ZodType>(max: number, schema: Schema) =>
  z
    .string()
    .max(max)
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'This field is not valid JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);

import { z } from 'zod';
import { KEY_NAME_MAX } from './key-terms.ts';
import { languageSchema } from './languages.ts';

/** POST /account/keys. `lang`: of the mail that says so. */
export const newKeySchema = z.object({
  name: z.string().trim().min(1).max(KEY_NAME_MAX),
  lang: languageSchema.optional(),
});
/** Its answer: the only time that the key is shown. */
export const madeKeySchema = z.object({ id: z.string(), name: z.string(), key: z.string() });
export type MadeKey = z.infer<typeof madeKeySchema>;

/** A key as its account sees it later. Times are ISO 8601 in UTC; `last_used_at` is exact to the minute. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;
/** GET /account/keys: the newest first. */
export const apiKeysSchema = z.array(apiKeySchema);
export const keyIdSchema = z.object({ id: z.string().max(100) });

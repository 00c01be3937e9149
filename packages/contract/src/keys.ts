import { z } from 'zod';

/** What every key of the API begins with, so that it is recognised where it was pasted by mistake. */
export const KEY_PREFIX = 'el_';
/** Random bytes of a key, in base64url behind the prefix. */
export const KEY_BYTES = 32;
/** Characters of a key. */
export const KEY_LENGTH = KEY_PREFIX.length + Math.ceil((KEY_BYTES * 4) / 3);
/** Keys of one account. */
export const KEYS_MAX = 20;
export const KEY_NAME_MAX = 100;

/** POST /account/keys. */
export const newKeySchema = z.object({ name: z.string().trim().min(1).max(KEY_NAME_MAX) });
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

/** Whom the API is open to (contract, "API, verification, assistants"). */
export const opensApi = ({
  plan,
  unlimited,
}: {
  readonly plan: string;
  readonly unlimited: boolean;
}): boolean => plan === 'pro' || unlimited;

import { z } from 'zod';

/**
 * Today's usage, and what the history holds of the bytes that it may. `resets_at` and `now` are ISO
 * 8601 in UTC; the day is that of the server's quota time zone.
 */
export const quotaSchema = z.object({
  used_today: z.number().int(),
  daily_limit: z.number().int(),
  remaining_today: z.number().int(),
  unlimited: z.boolean(),
  resets_at: z.string(),
  now: z.string(),
  history_bytes: z.number().int(),
  history_bytes_limit: z.number().int(),
  /** Items that the plan no longer lists; they count too. */
  history_unlisted: z.number().int(),
});
export type Quota = z.infer<typeof quotaSchema>;

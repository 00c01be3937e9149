import { z } from 'zod';
import { ANALYSIS_STATUSES } from './analysis-status.ts';

/** Webhooks of one account. */
export const WEBHOOKS_MAX = 5;
const URL_MAX = 500;

/**
 * POST /account/webhooks: an address that is told when an analysis or a verification of the account
 * ends. Only https, no user name or password in it.
 */
export const newWebhookSchema = z.object({
  url: z
    .url({ protocol: /^https$/, error: 'A webhook is an https address.' })
    .max(URL_MAX)
    .refine((url) => !/^https:\/\/[^/]*@/.test(url), 'A webhook names no user.'),
});
/** Its answer: the only time that the secret is shown, with which messages are signed. */
export const madeWebhookSchema = z.object({ id: z.string(), url: z.string(), secret: z.string() });

/** A webhook as its account sees it later. */
export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  created_at: z.string(),
  /** When the last message was tried, and what was answered; null where no answer came. */
  last_tried_at: z.string().nullable(),
  last_status: z.number().int().nullable(),
  /** Messages that wait for another try. */
  waiting: z.number().int(),
});
/** GET /account/webhooks: the newest first. */
export const webhooksSchema = z.array(webhookSchema);
export type Webhook = z.infer<typeof webhookSchema>;
export const webhookIdSchema = z.object({ id: z.string().max(100) });

/**
 * What is sent, signed as Standard Webhooks 1.0 says (`webhook-id`, `webhook-timestamp`,
 * `webhook-signature`). It holds no result: that is read with a key.
 */
export const webhookMessageSchema = z.object({
  type: z.enum(['analysis.ended', 'verification.ended']),
  /** ISO 8601, UTC: when it ended. */
  timestamp: z.string(),
  data: z.object({
    id: z.string(),
    status: z.enum(ANALYSIS_STATUSES),
    /** Where it is read, behind the server's address. */
    location: z.string(),
  }),
});
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;

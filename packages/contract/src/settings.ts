import { z } from 'zod';

/** AI providers that the server can be configured with (contract §1). */
export const PROVIDERS = ['openai', 'google', 'anthropic', 'local'] as const;
export type Provider = (typeof PROVIDERS)[number];

/**
 * GET /settings: what the pages need to know of the server's configuration, for anyone. Addresses
 * and keys of providers stay on the server.
 */
export const settingsSchema = z.object({
  /** Support address; null where none is set, and the feedback form takes its place. */
  contact_email: z.string().nullable(),
  community_url: z.string().nullable(),
  network_url: z.string().nullable(),
  /**
   * Every supported provider; `in_use`: one of the AI models is its own, and images may go there.
   */
  providers: z.array(z.object({ id: z.enum(PROVIDERS), in_use: z.boolean() })),
  /** Whether any provider is in use. */
  ai_in_use: z.boolean(),
  /** `test`: the local test mode, no card is charged. `off`: no plan can be bought. */
  billing: z.enum(['stripe', 'test', 'off']),
  /** Whether the direct downgrade to Free is offered. */
  direct_downgrade: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { planSchema } from './user.ts';

/** Plans that are sold. */
export const PAID_PLANS = ['basic', 'pro'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];
export const paidPlanSchema = z.enum(PAID_PLANS);

/** POST /stripe/checkout. */
export const checkoutSchema = z.object({ plan: paidPlanSchema });

/**
 * Of ours, on /stripe/checkout and /stripe/portal: the language of the page the user comes from and
 * returns to.
 */
export const billingQuerySchema = z.object({ lang: languageSchema.default('en') });

/** Where the browser goes next, as a full-page redirect. */
export const redirectSchema = z.object({ url: z.string() });

/** POST /account/plan: the direct downgrade. */
export const downgradeSchema = z.object({ plan: z.literal('free') });

/** POST /stripe/sync: the plan once the provider has been asked. */
export const syncSchema = z.object({ plan: planSchema });

/** POST /stripe/webhook: the event is kept, or concerns nobody here. */
export const receivedSchema = z.object({ received: z.literal(true) });

/** Pages of the test mode: an unguessable name of the visit, and the language. */
export const testVisitParamsSchema = z.object({ id: z.string().max(100) });

/** What the pages of the test mode let a user do; each is the value of a form's button. */
export const TEST_ACTIONS = ['cancel', 'resume', 'switch', 'fail', 'settle'] as const;
export type TestAction = (typeof TEST_ACTIONS)[number];
export const testActionSchema = z.object({ action: z.enum(TEST_ACTIONS) });

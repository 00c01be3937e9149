import type { PaidPlan } from '@elucida/contract/billing';
import type { Plan } from '@elucida/contract/limits';
import type { Language } from '@elucida/messages/catalogue/language';
import { ApiError } from './api-error.ts';
import { command, request, send } from './request.ts';

export const fetchPlan = async (): Promise<Plan> =>
  (
    await request('/me/plan', {
      schema: async () => (await import('@elucida/contract/user')).planResponseSchema,
    })
  ).plan;
/**
 * The answers are not looked at (specification §7), but read: to the browser, an answer that nobody
 * reads never ends.
 */
const post = (path: string, body?: unknown): Promise<void> =>
  command(path, { method: 'POST', body });
export const syncPlan = (): Promise<void> => post('/stripe/sync');
export const backToFree = (): Promise<void> => post('/account/plan', { plan: 'free' });

/**
 * The address the browser is to go to. An answer without one is a failure with the answer's own
 * status, and with its `detail` where it has one (specification §8).
 */
async function redirect(path: string, body?: unknown): Promise<string> {
  const response = await send(path, { method: 'POST', body });
  const answer = (await response.json().catch(() => null)) as { url?: unknown } | null;
  if (typeof answer?.url !== 'string' || answer.url === '')
    throw new ApiError(response.status, answer);
  return answer.url;
}
export const checkoutAddress = (plan: PaidPlan, language: Language): Promise<string> =>
  redirect(`/stripe/checkout?lang=${language}`, { plan });
export const portalAddress = (language: Language): Promise<string> =>
  redirect(`/stripe/portal?lang=${language}`);

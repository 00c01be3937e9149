import type { PaidPlan } from '@elucida/contract/billing';
import type { Plan } from '@elucida/contract/limits';
import { planResponseSchema } from '@elucida/contract/user';
import type { Language } from '@elucida/messages/catalogue/language';
import { ApiError } from './api-error.ts';
import { request, send } from './request.ts';

export const fetchPlan = async (): Promise<Plan> => (await request('/me/plan', { schema: planResponseSchema })).plan;
export const syncPlan = (): Promise<unknown> => send('/stripe/sync', { method: 'POST' });
export const backToFree = (): Promise<unknown> => send('/account/plan', { method: 'POST', body: { plan: 'free' } });

/** The address the browser is to go to. An answer without one is a failure with the answer's own status (specification §8). */
async function redirect(path: string, body?: unknown): Promise<string> {
  const response = await send(path, { method: 'POST', body });
  const answer = await response.json().catch(() => null) as { url?: unknown } | null;
  if (typeof answer?.url !== 'string' || answer.url === '') throw new ApiError(response.status, null);
  return answer.url;
}
export const checkoutAddress = (plan: PaidPlan, language: Language): Promise<string> => redirect(`/stripe/checkout?lang=${language}`, { plan });
export const portalAddress = (language: Language): Promise<string> => redirect(`/stripe/portal?lang=${language}`);

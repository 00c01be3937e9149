import { randomUUID } from 'node:crypto';
import {
  billingQuerySchema,
  testVisitParamsSchema,
  type PaidPlan,
} from '@elucida/contract/billing';
import { PLAN_NAMES } from '@elucida/contract/limits';
import type { Language } from '@elucida/contract/languages';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import { testMode } from '@elucida/messages/billing/test-mode';
import { afterMonths } from '../../adapters/payments/months.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { userOf } from '../../http/session.ts';
import { ensureAccount } from '../billing-account.ts';
import { refreshPlan } from '../refresh-plan.ts';
import { day, html, price, testPage } from './test-page.ts';
import { testPages } from './test-route.ts';

function checkoutPage(
  plan: PaidPlan,
  { language, now }: { language: Language; now: number },
): string {
  const { checkout } = testMode[language];
  const amount = price(PLAN_LIMITS[plan].priceEuro, language);
  return testPage({
    language,
    title: checkout.title(PLAN_NAMES[plan]),
    body: html`<section class="card">
<p class="price">${checkout.price(amount)}</p>
<p class="muted">${checkout.renews(day(afterMonths(now, 1), language))}</p>
<form method="post"><button class="button primary">${checkout.pay(amount)}</button></form>
<a class="button" href="/${language}/pricing?checkout=cancelled">${checkout.leave}</a>
</section>`,
  });
}

async function openCheckout(id: string, userId: string, { payments }: Context): Promise<PaidPlan> {
  const visit = await payments.desk?.visit(id, userId);
  if (!visit?.plan) throw new DomainError('not_found');
  return visit.plan;
}

/**
 * GET and POST /stripe/test/checkout/{id}: what stands in for the provider's checkout where none is
 * set up.
 */
export const testCheckout: Feature = (api, context) =>
  testPages(api, context, (pages) => {
    const schema = { hide: true, params: testVisitParamsSchema, querystring: billingQuerySchema };
    pages.get(
      '/stripe/test/checkout/:id',
      { config: { access: 'signed-in' }, schema },
      async (request, reply) => {
        const plan = await openCheckout(request.params.id, userOf(request).id, context);
        return reply
          .type('text/html; charset=utf-8')
          .send(checkoutPage(plan, { language: request.query.lang, now: context.clock.now() }));
      },
    );
    pages.post(
      '/stripe/test/checkout/:id',
      { config: { access: 'signed-in' }, schema },
      async (request, reply) => {
        const user = userOf(request);
        await openCheckout(request.params.id, user.id, context);
        await context.payments.desk!.pay(request.params.id, user.id);
        await refreshPlan(
          await ensureAccount(user, context),
          { id: randomUUID(), type: 'test.pay' },
          context,
        );
        return reply.redirect(`/${request.query.lang}/pricing?checkout=success`, 303);
      },
    );
  });

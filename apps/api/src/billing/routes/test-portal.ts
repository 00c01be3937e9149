import { randomUUID } from 'node:crypto';
import {
  billingQuerySchema,
  testActionSchema,
  testVisitParamsSchema,
} from '@elucida/contract/billing';
import type { Context } from '../../context.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { userOf } from '../../http/session.ts';
import { ensureAccount } from '../billing-account.ts';
import { refreshPlan } from '../refresh-plan.ts';
import { portalPage } from './test-portal-page.ts';
import { testPages } from './test-route.ts';

async function checkVisit(id: string, userId: string, { payments }: Context): Promise<void> {
  const visit = await payments.desk?.visit(id, userId);
  if (!visit || visit.plan !== null) throw new DomainError('not_found');
}

/**
 * GET and POST /stripe/test/portal/{id}: what stands in for the provider's portal where none is set
 * up.
 */
export const testPortal: Feature = (api, context) =>
  testPages(api, context, (pages) => {
    const schema = { hide: true, params: testVisitParamsSchema, querystring: billingQuerySchema };
    pages.get(
      '/stripe/test/portal/:id',
      { config: { access: 'signed-in' }, schema },
      async (request, reply) => {
        const { id } = userOf(request);
        await checkVisit(request.params.id, id, context);
        return reply
          .type('text/html; charset=utf-8')
          .send(portalPage(await context.payments.desk!.current(id), request.query.lang));
      },
    );
    pages.post(
      '/stripe/test/portal/:id',
      { config: { access: 'signed-in' }, schema: { ...schema, body: testActionSchema } },
      async (request, reply) => {
        const user = userOf(request);
        await checkVisit(request.params.id, user.id, context);
        await context.payments.desk!.act(request.body.action, user.id);
        await refreshPlan(
          await ensureAccount(user, context),
          { id: randomUUID(), type: `test.${request.body.action}` },
          context,
        );
        // Shown again, so that reloading the page does nothing twice.
        return reply.redirect(
          `/stripe/test/portal/${request.params.id}?lang=${request.query.lang}`,
          303,
        );
      },
    );
  });

import { ACCOUNT_MESSAGES, messageSchema } from '@elucida/contract/auth';
import {
  madeWebhookSchema,
  newWebhookSchema,
  webhookIdSchema,
  webhooksSchema,
} from '@elucida/contract/webhooks';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { checkApiPlan } from '../../users/check-api-plan.ts';
import { listWebhooks, makeWebhook, removeWebhook } from '../queries/own-webhooks.ts';

/** GET and POST /account/webhooks, DELETE /account/webhooks/{id}: who is told when analyses end. */
export const webhooks: Feature = (api, context) => {
  api.get(
    '/account/webhooks',
    { config: { access: 'signed-in' }, schema: { response: { 200: webhooksSchema } } },
    async (request) => {
      const user = userOf(request);
      checkApiPlan(user, context.config);
      return listWebhooks(user.id, context);
    },
  );
  api.post(
    '/account/webhooks',
    {
      config: { access: 'verified' },
      schema: { body: newWebhookSchema, response: { 200: madeWebhookSchema } },
    },
    async (request) => {
      const user = userOf(request);
      checkApiPlan(user, context.config);
      return makeWebhook({ userId: user.id, url: request.body.url }, context);
    },
  );
  api.delete(
    '/account/webhooks/:id',
    {
      config: { access: 'signed-in' },
      schema: { params: webhookIdSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      const user = userOf(request);
      checkApiPlan(user, context.config);
      if (!(await removeWebhook({ userId: user.id, id: request.params.id }, context)))
        throw new DomainError('not_found');
      return { message: ACCOUNT_MESSAGES.webhookRemoved };
    },
  );
};

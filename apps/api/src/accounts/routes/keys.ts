import { ACCOUNT_MESSAGES, messageSchema } from '@elucida/contract/auth';
import { apiKeysSchema, keyIdSchema, madeKeySchema, newKeySchema } from '@elucida/contract/keys';
import { checkApiPlan } from '../../users/check-api-plan.ts';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { afterAnswer } from '../../http/after-answer.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { keyMadeMailTo } from '../account-mails.ts';
import { listKeys, makeKey, withdrawKey } from '../queries/own-keys.ts';

/** GET and POST /account/keys, DELETE /account/keys/{id}: the keys of the API of who is signed in. */
export const keys: Feature = (api, context) => {
  api.get(
    '/account/keys',
    { config: { access: 'signed-in' }, schema: { response: { 200: apiKeysSchema } } },
    async (request) => {
      const user = userOf(request);
      checkApiPlan(user, context.config);
      return listKeys(user.id, context);
    },
  );
  api.post(
    '/account/keys',
    {
      config: { access: 'verified' },
      schema: { body: newKeySchema, response: { 200: madeKeySchema } },
    },
    async (request, reply) => {
      const user = userOf(request);
      checkApiPlan(user, context.config);
      const { name, lang = preferredLanguage(request) } = request.body;
      const made = await makeKey({ userId: user.id, name }, context);
      const { config, mailer } = context;
      afterAnswer(request, {
        reply,
        work: () => mailer.send(keyMadeMailTo(user, { config, language: lang })),
      });
      return made;
    },
  );
  api.delete(
    '/account/keys/:id',
    {
      config: { access: 'signed-in' },
      schema: { params: keyIdSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      const user = userOf(request);
      checkApiPlan(user, context.config);
      if (!(await withdrawKey({ userId: user.id, id: request.params.id }, context)))
        throw new DomainError('not_found');
      return { message: ACCOUNT_MESSAGES.keyWithdrawn };
    },
  );
};

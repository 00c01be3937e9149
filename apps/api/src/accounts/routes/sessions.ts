import {
  ACCOUNT_MESSAGES,
  messageSchema,
  sessionIdSchema,
  sessionsSchema,
} from '@elucida/contract/auth';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { sessionTokenOf, userOf } from '../../http/session.ts';
import { endSessionOf, listSessions } from '../queries/open-sessions.ts';

/** GET /auth/sessions and DELETE /auth/sessions/{id}: the open sessions of who is signed in. */
export const sessions: Feature = (api, context) => {
  api.get(
    '/auth/sessions',
    { config: { access: 'signed-in' }, schema: { response: { 200: sessionsSchema } } },
    async (request) =>
      listSessions({ userId: userOf(request).id, token: sessionTokenOf(request) }, context),
  );
  api.delete(
    '/auth/sessions/:id',
    {
      config: { access: 'signed-in' },
      schema: { params: sessionIdSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      const ended = await endSessionOf(
        { userId: userOf(request).id, id: request.params.id },
        context,
      );
      if (!ended) throw new DomainError('not_found');
      return { message: ACCOUNT_MESSAGES.sessionEnded };
    },
  );
};

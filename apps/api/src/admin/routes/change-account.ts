import { adminTargetSchema, changePlanSchema } from '@elucida/contract/admin';
import { messageSchema } from '@elucida/contract/auth';
import type { FastifyRequest } from 'fastify';
import { changePlan, resetDaily, toggleAdmin, toggleWhitelist } from '../change-user.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { userOf } from '../../http/session.ts';

/** POST /admin/users/{id}/…: what an admin may change about an account. */
export const changeAccount: Feature = (api, { db, clock, config }) => {
  const options = {
    config: { access: 'admin' },
    schema: { params: adminTargetSchema, response: { 200: messageSchema } },
  } as const;
  const change = (request: FastifyRequest, userId: string) => ({
    actor: userOf(request),
    userId,
    now: clock.now(),
  });
  const done = (found: boolean) => {
    if (!found) throw new DomainError('not_found');
    return { message: 'Changed.' };
  };

  api.post('/admin/users/:id/toggle_admin', options, async (request) =>
    done(await toggleAdmin(db, { ...change(request, request.params.id), config })),
  );
  api.post('/admin/users/:id/toggle_whitelist', options, async (request) =>
    done(await toggleWhitelist(db, change(request, request.params.id))),
  );
  api.post(
    '/admin/users/:id/change_plan',
    { ...options, schema: { ...options.schema, body: changePlanSchema } },
    async (request) =>
      done(
        await changePlan(db, {
          ...change(request, request.params.id),
          plan: request.body.plan,
        }),
      ),
  );
  api.post('/admin/users/:id/reset_daily', options, async (request) =>
    done(await resetDaily(db, { ...change(request, request.params.id), config })),
  );
};

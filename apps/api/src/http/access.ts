import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { isAdmin } from '../users/roles.ts';
import { DomainError } from '../domain-error.ts';
import { findKeyUser } from './api-key.ts';
import { findSession } from './session.ts';
import { refuseForeignOrigin } from './origin.ts';

/**
 * Who may call a route; `key`: who sends a key of the API, and no cookie opens it. Every route of
 * the API declares it; one without does not register.
 */
export type Access = 'anyone' | 'signed-in' | 'verified' | 'admin' | 'key';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** A 422's `detail` is the list of issues (contract §2, /auth/register and /auth/login). */
    listDetail?: boolean;
  }
}

/**
 * The first checks of contract §2, in their order: Origin, session, verified. They run before the
 * body is read.
 */
export function createAccessCheck(context: Context) {
  return async function checkAccess(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    refuseForeignOrigin(request, context.config.publicUrl);
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'anyone') return;
    if (access === 'key') {
      request.user = await findKeyUser(request, reply, context);
      return;
    }
    request.user = await findSession(request, reply, context);
    if (request.user === null) throw new DomainError('not_signed_in');
    if (access === 'verified' && request.user.is_verified === 0)
      throw new DomainError('not_verified');
    if (access === 'admin' && !isAdmin(request.user, context.config))
      throw new DomainError('not_admin');
  };
}

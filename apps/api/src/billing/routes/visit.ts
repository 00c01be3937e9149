import type { Language } from '@elucida/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Visit } from '../../adapters/payments/payments.ts';
import type { Config } from '../../config.ts';
import type { BillingAccount } from '../billing-account.ts';

/**
 * Where the user comes from. A browser's Origin has been checked to be our own; it names this
 * server as the browser does
 * (`127.0.0.1` or `localhost`), and the session's cookie is only sent there.
 */
export function visitOf(
  request: FastifyRequest<{ Querystring: { lang: Language } }>,
  { user_id, customer_id }: BillingAccount,
  { publicUrl }: Config,
): Visit {
  return {
    userId: user_id,
    customerId: customer_id,
    base: request.headers.origin ?? publicUrl,
    language: request.query.lang,
  };
}

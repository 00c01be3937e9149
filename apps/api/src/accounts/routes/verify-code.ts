import { messageSchema, VERIFICATION_MESSAGES, verifySchema } from '@elucida/contract/auth';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { findSession } from '../../http/session.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { OTHER_LANE, verificationsFrom } from '../limits.ts';
import { accountsOf, signedInFrom } from '../queries/accounts-of.ts';
import { isValidCode } from '../queries/codes.ts';
import { removeUnverified } from '../remove-unverified.ts';
import { takeTry, verifyAccount } from '../verify-account.ts';

/**
 * POST /auth/verify: five tries a code, then 429 until a new one. A code verifies the account whose
 * session it comes with;
 * without one, the account that is signed in from the same client address, or the only one of that
 * address.
 */
export const verifyCode: Feature = (api, context) => {
  api.post(
    '/auth/verify',
    {
      config: { access: 'anyone' },
      schema: { body: verifySchema, response: { 200: messageSchema } },
    },
    async (request, reply) => {
      const { email, code } = request.body;
      const from = clientAddress(request);
      await refuseOver(verificationsFrom(from), context);
      const user = await findSession(request, reply, context);
      const signedIn = user?.email === email ? user : null;
      if (signedIn?.is_verified === 1) return { message: VERIFICATION_MESSAGES.already };
      const open = (await accountsOf(email, context)).filter(
        ({ is_verified }) => is_verified === 0,
      );
      const near = await signedInFrom(from, open, context);
      const only = near.length === 1 ? near[0] : undefined;
      const own = open.find(({ id }) => id === signedIn?.id) ?? only;
      await takeTry({ email, own: own?.id, from }, context);
      const account = own ?? (open.length === 1 ? open[0] : undefined);
      const valid = await isValidCode(
        { email, code, lanes: [OTHER_LANE, ...(account === undefined ? [] : [account.id])] },
        context,
      );
      if (account === undefined || !valid) throw new DomainError('wrong_code');
      await verifyAccount(account, context);
      await removeUnverified({ email }, context).catch((err: unknown) =>
        request.log.error({ err }, 'removing other registrations of a verified address failed'),
      );
      return { message: VERIFICATION_MESSAGES.verified };
    },
  );
};

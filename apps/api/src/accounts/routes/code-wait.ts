import { codeWaitSchema } from '@elucida/contract/auth';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { userOf } from '../../http/session.ts';
import { secondsLeft } from '../../limits/rate-limit.ts';
import { codeTo, OTHER_LANE } from '../limits.ts';
import { accountsOf, signedInFrom } from '../queries/accounts-of.ts';

/**
 * GET /auth/verify/wait: how long until a verification code can be asked for again, so that the
 * page goes on counting after a reload and does not ask in vain. Counted as `resend-code.ts` does.
 */
export const codeWait: Feature = (api, context) => {
  api.get(
    '/auth/verify/wait',
    { config: { access: 'signed-in' }, schema: { response: { 200: codeWaitSchema } } },
    async (request) => {
      const { email, is_verified } = userOf(request);
      if (is_verified === 1) return { wait_s: 0 };
      const accounts = await accountsOf(email, context);
      const near = await signedInFrom(clientAddress(request), accounts, context);
      const lane = near.length === 1 ? near[0]!.id : OTHER_LANE;
      return { wait_s: Math.ceil((await secondsLeft(context, codeTo(email, lane))) ?? 0) };
    },
  );
};

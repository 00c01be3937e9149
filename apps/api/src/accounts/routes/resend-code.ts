import { messageSchema, resendSchema, VERIFICATION_MESSAGES } from '@elucida/contract/auth';
import { accountsOf, signedInFrom } from '../queries/accounts-of.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { forget, hit } from '../../limits/rate-limit.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { codesADayTo, codesFrom, codeTo, OTHER_LANE, ownCodesFrom, triesWith } from '../limits.ts';
import { storeCode } from '../queries/codes.ts';
import { verificationMailTo } from '../verification-mail.ts';

/**
 * POST /auth/verify/resend: sends a new code. It comes without cookies (specification §7), so that
 * the account's own request is known by the client address that is signed in to it; anybody else's
 * neither delays it nor replaces its code. An unknown address is answered as a known one.
 */
export const resendCode: Feature = (api, context) => {
  api.post(
    '/auth/verify/resend',
    {
      config: { access: 'anyone' },
      schema: { body: resendSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      const { email, lang } = request.body;
      const from = clientAddress(request);
      const accounts = await accountsOf(email, context);
      const near = await signedInFrom(from, accounts, context);
      const own = near.length === 1 ? near[0] : undefined;
      await refuseOver(own?.is_verified === 0 ? ownCodesFrom(from) : codesFrom(from), context);
      if (accounts.at(0)?.is_verified === 1) return { message: VERIFICATION_MESSAGES.already };
      const lane = own?.id ?? OTHER_LANE;
      const wait =
        (await hit(context, codeTo(email, lane))) ?? (await hit(context, codesADayTo(email, lane)));
      if (wait !== null)
        throw new DomainError('code_cooldown', {
          detail: `Please wait ${wait} s before requesting again.`,
          retryAfterS: wait,
        });
      const code = await storeCode(email, lane, context);
      for (const who of [from, ...accounts.map(({ id }) => id)])
        await forget(context, triesWith(email, who).key);
      const addressee = own ?? accounts.at(0);
      if (addressee !== undefined)
        await context.mailer.send(
          verificationMailTo(addressee, {
            code,
            language: lang ?? preferredLanguage(request),
          }),
        );
      return { message: VERIFICATION_MESSAGES.sent };
    },
  );
};

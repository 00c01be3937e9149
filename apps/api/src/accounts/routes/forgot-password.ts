import { ACCOUNT_MESSAGES, forgotSchema, messageSchema } from '@elucida/contract/auth';
import { afterAnswer } from '../../http/after-answer.ts';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { resetMailTo } from '../account-mails.ts';
import { forgottenFrom, resetLinksTo } from '../limits.ts';
import { accountsOf } from '../queries/accounts-of.ts';
import { storeResetToken } from '../queries/reset-links.ts';

/**
 * POST /auth/forgot: mails a link to choose a new password. The same is counted, read, written and
 * answered whether or not there is an account; the mail goes out after the answer. Of an address
 * that nobody has verified, the newest registration gets the link: it is still to be verified.
 */
export const forgotPassword: Feature = (api, context) => {
  api.post(
    '/auth/forgot',
    {
      config: { access: 'anyone' },
      schema: { body: forgotSchema, response: { 200: messageSchema } },
    },
    async (request, reply) => {
      const { email, lang } = request.body;
      await refuseOver(forgottenFrom(clientAddress(request)), context);
      await refuseOver(resetLinksTo(email), context);
      const [account] = await accountsOf(email, context);
      const token = await storeResetToken(account?.id ?? null, context);
      const { config, mailer } = context;
      if (account !== undefined)
        afterAnswer(request, {
          reply,
          work: () =>
            mailer.send(
              resetMailTo(account, { token, config, language: lang ?? preferredLanguage(request) }),
            ),
        });
      return { message: ACCOUNT_MESSAGES.forgot };
    },
  );
};

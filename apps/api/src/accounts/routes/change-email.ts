import {
  ACCOUNT_MESSAGES,
  changeEmailSchema,
  messageSchema,
  verifyEmailSchema,
} from '@elucida/contract/auth';
import { afterAnswer } from '../../http/after-answer.ts';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { userOf } from '../../http/session.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { emailChangedMailTo, emailCodeMailTo, emailTakenMailTo } from '../account-mails.ts';
import { askForEmail, changeEmail as change } from '../change-email.ts';
import { verificationsFrom } from '../limits.ts';
import { removeUnverified } from '../remove-unverified.ts';
import { checkPassword } from './check-password.ts';

/**
 * POST /auth/email: mails a code to a new address, for the password. The answer is the same where
 * the address has an account already: only the mail to it says so.
 * POST /auth/email/verify: takes the address by that code. The old one gets a mail, where it had been
 * verified: else it may be a stranger's.
 */
export const changeEmail: Feature = (api, context) => {
  const { config, mailer } = context;
  api.post(
    '/auth/email',
    {
      config: { access: 'signed-in' },
      schema: { body: changeEmailSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      const { email, password, lang } = request.body;
      await checkPassword(request, password, context);
      const user = userOf(request);
      const code = await askForEmail(user, email, context);
      const language = lang ?? preferredLanguage(request);
      const mail =
        code === null
          ? emailTakenMailTo(email, { language })
          : emailCodeMailTo({ email, name: user.name }, { code, language });
      // Whichever it is: both take the same time.
      await mailer.send(mail);
      return { message: ACCOUNT_MESSAGES.codeSent };
    },
  );
  api.post(
    '/auth/email/verify',
    {
      config: { access: 'signed-in' },
      schema: { body: verifyEmailSchema, response: { 200: messageSchema } },
    },
    async (request, reply) => {
      const { email, code, lang } = request.body;
      await refuseOver(verificationsFrom(clientAddress(request)), context);
      const before = await change(userOf(request), { email, code }, context);
      await removeUnverified({ email }, context).catch((err: unknown) =>
        request.log.error({ err }, 'removing other registrations of a verified address failed'),
      );
      const language = lang ?? preferredLanguage(request);
      if (before.is_verified === 1)
        afterAnswer(request, {
          reply,
          work: () => mailer.send(emailChangedMailTo(before, { config, language })),
        });
      return { message: ACCOUNT_MESSAGES.email };
    },
  );
};

import { messageSchema } from '@elucida/contract/auth';
import { FEEDBACK_SENT, feedbackSchema } from '@elucida/contract/feedback';
import { ADDRESS_LIMITS } from '../../bounds/limits.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import { hit, type Limit } from '../../limits/rate-limit.ts';
import { findSession } from '../../http/session.ts';
import { feedbackMailTo } from '../feedback-mail.ts';
import { keepMessage } from '../queries/keep-message.ts';

const feedbackFrom = (address: string): Limit => ({
  key: `feedback:${address}`,
  ...ADDRESS_LIMITS.feedback,
});

/** POST /feedback: keeps a message from anyone, and mails it where the operator gave an address. */
export const sendFeedback: Feature = (api, context) => {
  api.post(
    '/feedback',
    {
      config: { access: 'anyone' },
      schema: { body: feedbackSchema, response: { 200: messageSchema } },
    },
    async (request, reply) => {
      const wait = await hit(context, feedbackFrom(clientAddress(request)));
      if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
      const { message, lang: language = null } = request.body;
      const user = await findSession(request, reply, context);
      await keepMessage({ userId: user?.id ?? null, language, message }, context);
      const { contactEmail } = context.config.links;
      if (contactEmail !== undefined) {
        // The message is kept already: a mail server that is down must not make anyone write it
        // twice.
        await context.mailer
          .send(feedbackMailTo(contactEmail, { message, from: user?.email ?? null, language }))
          .catch((err: unknown) => request.log.error({ err }, 'mailing feedback failed'));
      }
      return { message: FEEDBACK_SENT };
    },
  );
};

import { receivedSchema } from '@elucida/contract/billing';
import { BODY_BOUNDS } from '../../bounds/requests.ts';
import type { Feature } from '../../http/api.ts';
import { receiveEvent } from '../receive-event.ts';

/**
 * POST /stripe/webhook: the provider says that something happened. The event only rings the bell:
 * what holds now is asked of the provider, so that events may come late, twice and in any order
 * (docs/decisions/0008).
 */
export const receiveWebhook: Feature = (api, context) => {
  void api.register(async (raw) => {
    // The signature is over the bytes as they came.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BOUNDS.eventBytesMax },
      (_request, body, done) => done(null, body),
    );
    raw.post(
      '/stripe/webhook',
      { config: { access: 'anyone' }, schema: { response: { 200: receivedSchema } } },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receiveEvent(
          context.payments.readEvent(
            payload,
            typeof signature === 'string' ? signature : undefined,
          ),
          context,
          request.log,
        );
        return { received: true as const };
      },
    );
  });
};

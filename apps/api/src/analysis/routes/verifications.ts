import { PAYLOAD_MAX } from '@elucida/contract/limits';
import { acceptedWorkSchema } from '@elucida/contract/accepted-work';
import {
  verificationRecordSchema,
  verificationRequestSchema,
  verificationSchema,
} from '@elucida/contract/verification';
import { API_BOUNDS } from '../../bounds/api.ts';
import { DomainError } from '../../domain-error.ts';
import type { Access } from '../../http/access.ts';
import type { Feature } from '../../http/api.ts';
import { disconnectSignal } from '../../http/disconnect.ts';
import { preferenceOf } from '../../http/prefer.ts';
import { LARGE_JSON, readLargeJson } from '../../http/read-large-json.ts';
import { userOf } from '../../http/session.ts';
import { acceptVerification } from '../accept-analysis.ts';
import { cancelOwn } from '../cancel-own.ts';
import { checkVerification } from '../check-verification.ts';
import { findVerification } from '../queries/find-analysis.ts';
import { verificationJson } from '../record-json.ts';
import { responseOf } from '../response-of.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { analysisParams } from './own-analysis.ts';
import { sendJson } from './send-json.ts';
import { tellDay } from './tell-day.ts';
import { waitForEnd } from './wait-for-end.ts';

interface Place {
  /** `/v1` for programs, nothing for the pages. */
  readonly prefix: '' | '/v1';
  /** Of what is begun, and of what is read. */
  readonly access: readonly [Access, Access];
}

/**
 * POST /verifications, GET and DELETE /verifications/{id}: "is it what I made?". The answer is the
 * verification; a client that does not wait so long is answered its id.
 */
const verificationsAt =
  ({ prefix, access: [begins, reads] }: Place): Feature =>
  (api, context) => {
    const path = `${prefix}/verifications` as const;
    const posting = {
      config: { access: begins, largeJson: true },
      bodyLimit: PAYLOAD_MAX.bytes,
      schema: {
        body: verificationRequestSchema,
        response: { 200: verificationSchema, 202: acceptedWorkSchema },
      },
      ...LARGE_JSON,
    } as const;
    api.post(path, posting, async (request, reply) => {
      const user = userOf(request);
      const { peaks, ...asked } = await readLargeJson(request, {
        reader: 'read-verification',
        texts: context.texts,
      });
      const formula = await checkVerification(asked, context);
      if (peaks === 0) throw new DomainError('no_peaks');
      const key = idempotencyKeyOf(request);
      const { id, watch } = await acceptVerification({ ...asked, formula }, { user, key }, context);
      request.endTurn();
      void reply.header('location', `${path}/${id}`);
      if (prefix !== '') await tellDay(reply, { user, context });
      const { waitS, respondAsync } = preferenceOf(request);
      const seconds = waitS ?? (respondAsync ? 0 : API_BOUNDS.waitSMax);
      const applied = waitS === null ? (respondAsync ? 'respond-async' : null) : `wait=${waitS}`;
      if (applied !== null) void reply.header('preference-applied', applied);
      const end = await waitForEnd(watch, { seconds, gone: disconnectSignal(request, reply) });
      if (end !== null && end.status !== 'left') return sendJson(reply, responseOf(end)) as never;
      return reply.code(202).send({ id, status: 'queued' }) as never;
    });

    const params = analysisParams;
    const reading = {
      config: { access: reads },
      schema: { params, response: { 200: verificationRecordSchema } },
    } as const;
    api.get(`${path}/:id`, reading, async (request, reply) => {
      const own = { id: request.params.id, userId: userOf(request).id };
      const row = await findVerification(own, context);
      if (row === undefined) throw new DomainError('not_found');
      return sendJson(reply, verificationJson(row)) as never;
    });
    api.delete(`${path}/:id`, reading, async (request, reply) => {
      const own = { id: request.params.id, userId: userOf(request).id };
      await cancelOwn({ ...own, kinds: ['verification'] }, context);
      const row = await findVerification(own, context);
      if (row === undefined) throw new DomainError('not_found');
      return sendJson(reply, verificationJson(row)) as never;
    });
  };

/** For the pages, by the session's cookie; and for programs, by a key. */
export const verifications: readonly Feature[] = [
  verificationsAt({ prefix: '', access: ['verified', 'signed-in'] }),
  verificationsAt({ prefix: '/v1', access: ['key', 'key'] }),
];

import { messageSchema } from '@elucida/contract/auth';
import { progressSchema } from '@elucida/contract/practice-progress';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { hit } from '../../limits/rate-limit.ts';
import { deleteProgress, joinProgress } from '../queries/progress.ts';

/** POST and DELETE /practice/progress: what a signed-in student has reached, on all devices. */
export const practiceProgress: Feature = (api, context) => {
  const config = { access: 'signed-in' } as const;
  api.post(
    '/practice/progress',
    { config, schema: { body: progressSchema, response: { 200: progressSchema } } },
    async (request) => {
      const { id } = userOf(request);
      const wait = await hit(context, {
        key: `practice-progress:${id}`,
        max: PRACTICE_BOUNDS.progressPerMinute,
        windowMs: 60_000,
      });
      if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
      return (await joinProgress({ userId: id, progress: request.body }, context)) as never;
    },
  );
  api.delete(
    '/practice/progress',
    { config, schema: { response: { 200: messageSchema } } },
    async (request) => {
      await deleteProgress(userOf(request).id, context);
      return { message: 'Deleted.' };
    },
  );
};

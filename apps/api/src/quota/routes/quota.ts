import { quotaSchema } from '@elucida/contract/quota';
import { readQuota } from '../daily-quota.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';

/** GET /stats/quota: today's usage. */
export const quota: Feature = (api, context) => {
  api.get(
    '/stats/quota',
    { config: { access: 'signed-in' }, schema: { response: { 200: quotaSchema } } },
    async (request) => readQuota(userOf(request), context),
  );
};

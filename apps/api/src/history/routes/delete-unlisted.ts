import { countSchema } from '@elucida/contract/history';
import { deleteUnlisted } from '../queries/unlisted-items.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';

/**
 * DELETE /history/unlisted: the items that the plan no longer lists, which take room where nobody
 * sees them.
 */
export const deleteUnlistedItems: Feature = (api, context) => {
  api.delete(
    '/history/unlisted',
    { config: { access: 'signed-in' }, schema: { response: { 200: countSchema } } },
    async (request) => ({ count: await deleteUnlisted(userOf(request), context) }),
  );
};

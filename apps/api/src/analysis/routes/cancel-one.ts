import { analysisBriefSchema } from '@elucida/contract/analyses';
import type { Access } from '../../http/access.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { userOf } from '../../http/session.ts';
import { cancelOwn } from '../cancel-own.ts';
import { ANALYSES, findBrief } from '../queries/find-analysis.ts';
import { briefJson } from '../record-json.ts';
import { analysisParams } from './own-analysis.ts';

/**
 * Cancels an analysis where it is under way, and answers what it is now. One that has ended stays as it
 * is.
 */
export const cancelOneAt =
  ({ prefix, access }: { readonly prefix: '' | '/v1'; readonly access: Access }): Feature =>
  (api, context) => {
    const options = {
      config: { access },
      schema: { params: analysisParams, response: { 200: analysisBriefSchema } },
    } as const;
    api.delete(`${prefix}/analyses/:id`, options, async (request) => {
      const own = { id: request.params.id, userId: userOf(request).id };
      await cancelOwn({ ...own, kinds: ANALYSES }, context);
      const row = await findBrief(own, context);
      if (row === undefined) throw new DomainError('not_found');
      return briefJson(row, context.config);
    });
  };

/** DELETE /analyses/{id}, for the pages. */
export const cancelOne = cancelOneAt({ prefix: '', access: 'signed-in' });

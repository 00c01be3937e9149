import { analysisShareSchema } from '@elucida/contract/analyses';
import { messageSchema } from '@elucida/contract/auth';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { userOf } from '../../http/session.ts';
import { shareAnalysis, withdrawAnalysis } from '../queries/change-analysis.ts';
import { findBrief } from '../queries/find-analysis.ts';
import { shareUrl } from '../record-json.ts';
import { analysisParams } from './own-analysis.ts';

/**
 * POST and DELETE /analyses/{id}/share: an address under which anybody reads it, until it is
 * withdrawn.
 */
export const shareOne: Feature = (api, context) => {
  const config = { access: 'signed-in' } as const;
  api.post(
    '/analyses/:id/share',
    { config, schema: { params: analysisParams, response: { 200: analysisShareSchema } } },
    async (request) => {
      const own = { id: request.params.id, userId: userOf(request).id };
      const shared = await shareAnalysis(own, context);
      if (shared !== undefined) return { url: shareUrl(shared, context.config) };
      // There is nothing to show of one that has not come to a result.
      const row = await findBrief(own, context);
      throw new DomainError(row === undefined ? 'not_found' : 'conflict');
    },
  );

  api.delete(
    '/analyses/:id/share',
    { config, schema: { params: analysisParams, response: { 200: messageSchema } } },
    async (request) => {
      const own = { id: request.params.id, userId: userOf(request).id };
      if (!(await withdrawAnalysis(own, context))) throw new DomainError('not_found');
      return { message: 'Withdrawn.' };
    },
  );
};

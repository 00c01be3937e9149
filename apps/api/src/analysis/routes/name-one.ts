import { analysisBriefSchema, analysisPatchSchema } from '@elucida/contract/analyses';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { userOf } from '../../http/session.ts';
import { nameAnalysis } from '../queries/change-analysis.ts';
import { findBrief } from '../queries/find-analysis.ts';
import { briefJson } from '../record-json.ts';
import { analysisParams } from './own-analysis.ts';

/** PATCH /analyses/{id}: its title and notes. */
export const nameOne: Feature = (api, context) => {
  const options = {
    config: { access: 'signed-in' },
    schema: {
      params: analysisParams,
      body: analysisPatchSchema,
      response: { 200: analysisBriefSchema },
    },
  } as const;
  api.patch('/analyses/:id', options, async (request) => {
    const own = { id: request.params.id, userId: userOf(request).id };
    await nameAnalysis(own, request.body, context);
    const row = await findBrief(own, context);
    if (row === undefined) throw new DomainError('not_found');
    return briefJson(row, context.config);
  });
};

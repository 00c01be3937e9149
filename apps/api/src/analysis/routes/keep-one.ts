import { historyItemSchema } from '@elucida/contract/history';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { keepAnalysis } from '../keep-analysis.ts';
import { analysisParams } from './own-analysis.ts';

/** POST /analyses/{id}/keep: saves it to the history, once however often it is asked. */
export const keepOne: Feature = (api, context) => {
  const options = {
    config: { access: 'signed-in' },
    schema: {
      params: analysisParams,
      response: { 200: historyItemSchema.omit({ result_json: true }) },
    },
  } as const;
  api.post('/analyses/:id/keep', options, async (request) => {
    const { createdAt, ...item } = await keepAnalysis(
      { id: request.params.id, user: userOf(request) },
      context,
    );
    return { ...item, created_at: new Date(createdAt).toISOString() };
  });
};

import { historyItemSchema, historySaveSchema, type HistoryItem } from '@elucida/contract/history';
import { HISTORY_BODY_BYTES } from '@elucida/contract/limits';
import { saveItem } from '../save-item.ts';
import type { Feature } from '../../http/api.ts';
import { LARGE_JSON, readLargeJson } from '../../http/read-large-json.ts';
import { userOf } from '../../http/session.ts';

/**
 * POST /history: keeps a result, as many and as much as the account may. Committed before it is
 * acknowledged.
 */
export const saveHistoryItem: Feature = (api, context) => {
  const schema = {
    body: historySaveSchema,
    response: { 200: historyItemSchema.omit({ result_json: true }) },
  };
  const options = {
    config: { access: 'signed-in', largeJson: true },
    bodyLimit: HISTORY_BODY_BYTES,
    schema,
    ...LARGE_JSON,
  } as const;
  api.post('/history', options, async (request): Promise<Omit<HistoryItem, 'result_json'>> => {
    const user = userOf(request);
    const item = await readLargeJson(request, {
      reader: 'read-history-item',
      texts: context.texts,
    });
    const { id, createdAt } = await saveItem({ user, item }, context);
    const { formula, nombre_molecula } = item;
    return { id, formula, nombre_molecula, created_at: new Date(createdAt).toISOString() };
  });
};

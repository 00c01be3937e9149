import { Readable } from 'node:stream';
import { languageSchema } from '@elucida/contract/languages';
import { HISTORY_COLUMNS } from '@elucida/messages/tables/history-columns';
import { z } from 'zod';
import { storedItem } from '../queries/stored-item.ts';
import { tableLines } from '../table-lines.ts';
import { listTitles, peakTitles } from '../jobs/csv-rows.ts';
import { BYTE_ORDER_MARK, csvForm, csvLine } from '../../formats/csv-text.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { checkCsvPlan } from '../../billing/check-plan.ts';
import { inTurns } from '../../http/in-turns.ts';
import { userOf } from '../../http/session.ts';

const query = z.object({ lang: languageSchema.default('en') });
const params = z.object({ id: z.string().max(100) });
const TYPE = 'text/csv; charset=utf-8';

/**
 * GET /history.csv, all analyses that the plan lists, and GET /history/{id}/csv, the peaks of one
 * with their predictions:
 * UTF-8 with a byte order mark, separated as spreadsheets of `lang` expect. Refused on Free.
 */
export const exportCsv: Feature = (api, context) => {
  const options = {
    config: { access: 'signed-in' },
    schema: { querystring: query, produces: ['text/csv'], response: { 200: z.string() } },
  } as const;

  api.get('/history.csv', options, async (request, reply) => {
    const user = userOf(request);
    checkCsvPlan(user);
    const { lang } = request.query;
    const form = csvForm(lang);
    const lines = tableLines(
      { user, form, titles: csvLine(listTitles(HISTORY_COLUMNS[lang]), form) },
      context,
    );
    return reply
      .type(TYPE)
      .header('content-disposition', 'attachment; filename="history.csv"')
      .send(Readable.from(inTurns(lines)) as never);
  });

  api.get(
    '/history/:id/csv',
    { ...options, schema: { ...options.schema, params } },
    async (request, reply) => {
      const user = userOf(request);
      checkCsvPlan(user);
      const { lang } = request.query;
      const form = csvForm(lang);
      const peaks = await context.texts.inTurn(async () => {
        const item = await storedItem(user, request.params.id, context);
        if (item === null) throw new DomainError('not_found');
        return context.texts.run('write-peak-lines', { item, form }, item.result_json.length);
      });
      const text = BYTE_ORDER_MARK + csvLine(peakTitles(HISTORY_COLUMNS[lang]), form) + peaks;
      return reply
        .type(TYPE)
        .header('content-disposition', 'attachment; filename="analysis.csv"')
        .serializer((body: unknown) => body as string)
        .send(text as never);
    },
  );
};

import { Readable } from 'node:stream';
import { languageSchema } from '@elucida/contract/languages';
import { HISTORY_MAX_ITEMS } from '@elucida/contract/limits';
import { HISTORY_COLUMNS } from '@elucida/messages/tables/history-columns';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { readAgain } from '../../db/read-again.ts';
import { listTitles, peakTitles, type StoredItem } from '../jobs/csv-rows.ts';
import { BYTE_ORDER_MARK, csvForm, csvLine, type CsvForm } from '../../formats/csv-text.ts';
import { oldestListed } from '../window.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { checkCsvPlan } from '../../billing/check-plan.ts';
import { inTurns } from '../../http/in-turns.ts';
import { userOf } from '../../http/session.ts';
import type { UserRow } from '../../db/schema.ts';
import { listedItems } from '../queries/listed-items.ts';

const query = z.object({ lang: languageSchema.default('en') });
const params = z.object({ id: z.string().max(100) });
const TYPE = 'text/csv; charset=utf-8';

async function readItem(
  user: UserRow,
  id: string,
  { db, clock }: Context,
): Promise<StoredItem | null> {
  const row = await db.kysely
    .selectFrom('history_items')
    .select(['formula', 'nombre_molecula', 'created_at', 'result_json'])
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('created_at', '>=', oldestListed(user, clock.now()))
    .executeTakeFirst();
  return row ? { ...row, created_at: Number(row.created_at) } : null;
}

/** The table of all analyses, one item in memory at a time. */
async function* allLines(
  { user, form, titles }: { user: UserRow; form: CsvForm; titles: string },
  context: Context,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + titles;
  for (const { id } of await readAgain(() =>
    listedItems(user, { limit: HISTORY_MAX_ITEMS, offset: 0 }, context),
  )) {
    yield await context.texts.inTurn(async () => {
      const item = await readAgain(() => readItem(user, id, context));
      return item === null
        ? ''
        : context.texts.run('write-list-line', { item, form }, item.result_json.length);
    });
  }
}

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
    const lines = allLines(
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
        const item = await readItem(user, request.params.id, context);
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

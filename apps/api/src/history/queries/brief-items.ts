import type { HistoryItem, HistoryQuery } from '@elucida/contract/history';
import { CONFIDENCE_LEVELS } from '@elucida/contract/limits';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { nameIn, searchable, techniqueMark } from '../jobs/brief.ts';
import { oldestListed } from '../window.ts';

/** Each word of a search anywhere in a text; `%` and `_` stand for themselves. */
const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The user's items, newest first, as far back as the plan lists, each with what a list shows of its
 * result, named in the language asked for where it is named there. The results themselves are not read.
 */
export async function briefItems(
  user: UserRow,
  { limit, offset, q, technique, confidence, lang }: HistoryQuery,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<HistoryItem[]> {
  const words = searchable(q).split(/\s+/).filter(Boolean);
  const level = confidence === undefined ? undefined : CONFIDENCE_LEVELS[confidence];
  const rows = await db.kysely
    .selectFrom('history_briefs')
    .leftJoin('analyses', 'analyses.history_id', 'item_id')
    .select([
      'analyses.id as analysis_id',
      'item_id',
      'history_briefs.formula',
      'history_briefs.created_at',
    ])
    .select(['history_briefs.nombre_molecula', 'history_briefs.names'])
    .select(['history_briefs.status', 'smiles'])
    .select(['confidence', 'elapsed_ms', 'techniques'])
    .where('history_briefs.user_id', '=', user.id)
    .where('history_briefs.created_at', '>=', oldestListed(user, clock.now()))
    .where(({ and }) =>
      and(
        words.map((word) => sql<boolean>`${sql.ref('search')} like ${anywhere(word)} escape '\\'`),
      ),
    )
    .$if(technique !== undefined, (query) =>
      query.where('techniques', 'like', `%${techniqueMark(technique!)}%`),
    )
    .$if(level !== undefined, (query) =>
      query.where('confidence', '>=', level![0]).where('confidence', '<', level![1]),
    )
    .orderBy('history_briefs.created_at', 'desc')
    .orderBy('item_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(
    ({
      item_id,
      created_at,
      formula,
      nombre_molecula,
      names,
      analysis_id,
      techniques,
      ...result
    }) => ({
      id: item_id,
      ...(analysis_id === null ? {} : { analysis_id }),
      formula,
      nombre_molecula: nameIn(names, lang) ?? nombre_molecula,
      created_at: new Date(Number(created_at)).toISOString(),
      result_json: {
        ...Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null)),
        techniques: SPECTRUM_TYPES.filter((type) => techniques.includes(techniqueMark(type))),
      },
    }),
  );
}

import type { Context } from '../../context.ts';
import type { AnalysesTable } from '../../db/analysis-tables.ts';
import type { Queries } from '../../db/open-database.ts';

type Db = Pick<Context, 'db'>;

/** What lists show. */
const BRIEF = [
  'id',
  'status',
  'stage',
  'fraction',
  'created_at',
  'lang',
  'formula',
  'title',
  'comments',
  'started_at',
  'ended_at',
  'expires_at',
  'counted',
  'outcome',
  'nombre_molecula',
  'names',
  'history_id',
  'share_token',
] as const;

/** Verifications are read by calls of their own. */
export const ANALYSES = ['images', 'manual'] as const;

const brief = (kysely: Queries) => kysely.selectFrom('analyses').select(BRIEF);
export type BriefRow = Awaited<ReturnType<ReturnType<typeof brief>['executeTakeFirstOrThrow']>>;

interface Own {
  readonly id: string;
  readonly userId: string;
}

/** A user's analyses, newest first. */
export function listOwn(
  {
    userId,
    status,
    limit,
    offset,
  }: {
    userId: string;
    status: 'open' | 'ended' | undefined;
    limit: number;
    offset: number;
  },
  { db }: Db,
): Promise<BriefRow[]> {
  const open = ['queued', 'running'] as const;
  return brief(db.kysely)
    .where('user_id', '=', userId)
    .where('kind', 'in', ANALYSES)
    .$if(status === 'open', (query) => query.where('status', 'in', open))
    .$if(status === 'ended', (query) => query.where('status', 'not in', open))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A user's analysis; another user's is as absent as one that never was. */
export const findOwn = ({ id, userId }: Own, { db }: Db) =>
  brief(db.kysely)
    .select(['progress', 'result', 'error', 'kind', 'input'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', 'in', ANALYSES)
    .$narrowType<{ kind: (typeof ANALYSES)[number] }>()
    .executeTakeFirst();
export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** The same without what may be large. */
export const findBrief = ({ id, userId }: Own, { db }: Db): Promise<BriefRow | undefined> =>
  brief(db.kysely)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', 'in', ANALYSES)
    .executeTakeFirst();

/** What a shared address leads to, once it is done. */
export const findShared = (token: string, { db }: Db) =>
  db.kysely
    .selectFrom('analyses')
    .select(['id', 'formula', 'title', 'created_at', 'result'])
    .where('share_token', '=', token)
    .where('status', '=', 'done')
    .executeTakeFirst();

/** A run of an example, for anybody who has its id. */
export const findExample = (id: string, { db }: Db) =>
  brief(db.kysely)
    .select(['progress', 'result', 'error', 'example'])
    .where('id', '=', id)
    .where('example', 'is not', null)
    .executeTakeFirst();
export type ExampleRow = NonNullable<Awaited<ReturnType<typeof findExample>>>;

/** Its images' names, and whether there is a picture of each. */
export const listFiles = (id: string, { db }: Db) =>
  db.kysely
    .selectFrom('analysis_files')
    .select(['position', 'name', 'preview_type'])
    .where('analysis_id', '=', id)
    .orderBy('position')
    .execute();

/** The pictures of its images. */
export const readPreviews = (id: string, { db }: Db) =>
  db.kysely
    .selectFrom('analysis_files')
    .select(['position', 'preview', 'preview_type'])
    .where('analysis_id', '=', id)
    .where('preview', 'is not', null)
    .orderBy('position')
    .execute();

/** One of them. */
export const readPreview = ({ id, position }: { id: string; position: number }, { db }: Db) =>
  db.kysely
    .selectFrom('analysis_files')
    .select(['preview', 'preview_type'])
    .where('analysis_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();

/** A user's verification, with what it was asked and its result. */
export const findVerification = ({ id, userId }: Own, { db }: Db) =>
  brief(db.kysely)
    .select(['result', 'error', 'input'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', 'verification')
    .executeTakeFirst();
export type VerificationRow = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

/** A place in a list that goes from the newest to the oldest. */
export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** A user's rows of these kinds behind a place, newest first: rows that come meanwhile move nothing. */
export function listBehind(
  {
    userId,
    kinds,
    behind,
    limit,
  }: {
    userId: string;
    kinds: readonly AnalysesTable['kind'][];
    behind: Place | undefined;
    limit: number;
  },
  { db }: Db,
): Promise<BriefRow[]> {
  return brief(db.kysely)
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .$if(behind !== undefined, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('created_at', '<', behind!.createdAt),
          and([eb('created_at', '=', behind!.createdAt), eb('id', '<', behind!.id)]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { ChangedSet, SetBrief } from '@elucida/contract/practice-sets';
import { SETS_MAX } from '@elucida/contract/practice-set-terms';
import type { SetItem } from '@elucida/practice/set-desk';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { ProblemSetsTable } from '../../db/practice-tables.ts';
import { isoTime } from '../../iso-time.ts';
import { holdUser } from '../../users/hold-user.ts';

type Needs = Pick<Context, 'db'>;
type Owned = { readonly userId: string; readonly id: string };

/** Random bytes of a set's token: nobody guesses a link. */
const TOKEN_BYTES = 16;

/** The problems and exercises of a set. */
export const problemsOf = ({ problems }: Pick<ProblemSetsTable, 'problems'>): SetItem[] =>
  JSON.parse(problems) as SetItem[];

/** What of a set its teacher and its students see alike. */
export const headOf = (
  row: Pick<ProblemSetsTable, 'title' | 'due_at' | 'hints' | 'formula_shown'>,
) => ({
  title: row.title,
  due_at: isoTime(row.due_at),
  hints: row.hints === 1,
  formula_shown: row.formula_shown === 1,
});

/** How many problems a set has, counted where it is: with recorded curves it may have a million characters. */
const problemCount = ({ dialect }: Needs['db']) =>
  dialect === 'sqlite'
    ? sql<number>`json_array_length(problems)`
    : sql<number>`json_array_length(problems::json)`;

/** A user's sets, the newest first, with how many students each has. */
export async function listSets(userId: string, { db }: Needs): Promise<SetBrief[]> {
  const rows = await db.kysely
    .selectFrom('problem_sets')
    .select(['id', 'token', 'title', 'due_at', 'hints', 'formula_shown', 'created_at'])
    .select(problemCount(db).as('problems'))
    .select(({ selectFrom }) =>
      selectFrom('set_students')
        .whereRef('set_students.set_id', '=', 'problem_sets.id')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('students'),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    token: row.token,
    ...headOf(row),
    created_at: new Date(row.created_at).toISOString(),
    problems: row.problems,
    students: Number(row.students),
  }));
}

/** Adds a set. Throws `DomainError`: `sets_full`. */
export function makeSet(
  {
    userId,
    ...set
  }: Omit<ProblemSetsTable, 'id' | 'token' | 'user_id' | 'created_at'> & {
    userId: string;
  },
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<string> {
  const id = randomUUID();
  return db.kysely.transaction().execute(async (transaction) => {
    // The user is held, so that of requests side by side none goes over the most.
    if ((await holdUser(transaction, userId)) === undefined) throw new DomainError('not_signed_in');
    const { count } = await transaction
      .selectFrom('problem_sets')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= SETS_MAX) throw new DomainError('sets_full');
    await transaction
      .insertInto('problem_sets')
      .values({
        ...set,
        id,
        user_id: userId,
        token: randomBytes(TOKEN_BYTES).toString('base64url'),
        created_at: clock.now(),
      })
      .execute();
    return id;
  });
}

/** A user's own set; undefined where there is none of that id. */
export const findSet = ({ userId, id }: Owned, { db }: Needs) =>
  db.kysely
    .selectFrom('problem_sets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The set of a link; undefined for one that there is not, or that was withdrawn. */
export const findShared = (token: string, { db }: Needs) =>
  db.kysely.selectFrom('problem_sets').selectAll().where('token', '=', token).executeTakeFirst();

/** Changes what is given; false where the user has no such set. */
export async function changeSet(
  { userId, id, change }: Owned & { change: ChangedSet },
  { db }: Needs,
): Promise<boolean> {
  const { title, due_at, hints, formula_shown } = change;
  const { numUpdatedRows } = await db.kysely
    .updateTable('problem_sets')
    .set({
      // A row that is written is a row that was found, even where nothing changes.
      id,
      ...(title === undefined ? {} : { title }),
      ...(due_at === undefined ? {} : { due_at: due_at === null ? null : Date.parse(due_at) }),
      ...(hints === undefined ? {} : { hints: Number(hints) }),
      ...(formula_shown === undefined ? {} : { formula_shown: Number(formula_shown) }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a set with all answers; false where the user has no such set. */
export async function deleteSet({ userId, id }: Owned, { db }: Needs): Promise<boolean> {
  const { numDeletedRows } = await db.kysely
    .deleteFrom('problem_sets')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a student's answers; false where the set is not the user's, or has no such student. */
export async function deleteStudent(
  { userId, id, student }: Owned & { student: string },
  { db }: Needs,
): Promise<boolean> {
  const { numDeletedRows } = await db.kysely
    .deleteFrom('set_students')
    .where('id', '=', student)
    .where('set_id', 'in', ({ selectFrom }) =>
      selectFrom('problem_sets').select('id').where('user_id', '=', userId).where('id', '=', id),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

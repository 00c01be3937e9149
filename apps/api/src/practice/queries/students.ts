import { randomBytes, randomUUID } from 'node:crypto';
import { SET_STUDENTS_MAX } from '@elucida/contract/practice-set-terms';
import type { Mistake, ProblemSet, SetAnswer, WrongAnswer } from '@elucida/contract/practice-sets';
import type { HintKind } from '@elucida/contract/practice-terms';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Queries } from '../../db/open-database.ts';
import type { SetAnswersTable, SetStudentsTable } from '../../db/practice-tables.ts';
import { isoTime } from '../../iso-time.ts';
import { hashToken } from '../../users/sessions.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** Random bytes of a student's key. */
const KEY_BYTES = 16;

/** What a student did, without their wrong structures. */
const answerOf = ({ place, tries, solved_at, hints }: SetAnswersTable): SetAnswer => ({
  place,
  tries,
  solved_at: isoTime(solved_at),
  hints: JSON.parse(hints) as HintKind[],
});
/** What was wrong: a structure, or what an exercise was answered. */
type Wrong = Mistake | WrongAnswer;
const wrongOf = ({ mistakes }: SetAnswersTable) => JSON.parse(mistakes) as Wrong[];
const isMistake = (wrong: Wrong): wrong is Mistake => 'smiles' in wrong;
const isAnswer = (wrong: Wrong): wrong is WrongAnswer => !isMistake(wrong);
const isSame = (one: Wrong, other: Wrong): boolean =>
  isMistake(one) && isMistake(other)
    ? one.smiles === other.smiles
    : JSON.stringify(one) === JSON.stringify(other);

/** The set, which nobody else changes before the caller's transaction ends (`holdUser` says why a write). */
const holdSet = (transaction: Queries, id: string) =>
  transaction
    .updateTable('problem_sets')
    .set(({ ref }) => ({ title: ref('title') }))
    .where('id', '=', id)
    .executeTakeFirst();

/** Begins a set under a name. Answers the key, which is kept as a hash. Throws `DomainError`: `set_full`. */
export function joinSet(
  { setId, name }: { setId: string; name: string },
  { db, clock }: Needs,
): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return db.kysely.transaction().execute(async (transaction) => {
    // Held, so that of requests side by side none goes over the most, and none begins what is withdrawn.
    const { numUpdatedRows } = await holdSet(transaction, setId);
    if (numUpdatedRows === 0n) throw new DomainError('not_found');
    const { count } = await transaction
      .selectFrom('set_students')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('set_id', '=', setId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= SET_STUDENTS_MAX) throw new DomainError('set_full');
    await transaction
      .insertInto('set_students')
      .values({
        id: randomUUID(),
        set_id: setId,
        name,
        key_hash: hashToken(key),
        joined_at: clock.now(),
      })
      .execute();
    return key;
  });
}

/** The student whose key this is; undefined where the set has none. */
export const findStudent = (
  { setId, key }: { setId: string; key: string },
  { db }: Pick<Context, 'db'>,
): Promise<SetStudentsTable | undefined> =>
  db.kysely
    .selectFrom('set_students')
    .selectAll()
    .where('set_id', '=', setId)
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst();

/** A student's own answers. */
export async function answersOf(
  studentId: string,
  { db }: Pick<Context, 'db'>,
): Promise<SetAnswer[]> {
  const rows = await db.kysely
    .selectFrom('set_answers')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('place')
    .execute();
  return rows.map(answerOf);
}

/** All students of a set with their answers, as their teacher sees them, in the order in which they joined. */
export async function studentsOf(
  setId: string,
  { db }: Pick<Context, 'db'>,
): Promise<ProblemSet['students']> {
  const [students, answers] = await Promise.all([
    db.kysely
      .selectFrom('set_students')
      .selectAll()
      .where('set_id', '=', setId)
      .orderBy('joined_at')
      .orderBy('id')
      .execute(),
    db.kysely
      .selectFrom('set_answers')
      .innerJoin('set_students', 'set_students.id', 'set_answers.student_id')
      .selectAll('set_answers')
      .where('set_students.set_id', '=', setId)
      .orderBy('set_answers.place')
      .execute(),
  ]);
  const byStudent = new Map<string, SetAnswersTable[]>();
  for (const row of answers)
    byStudent.set(row.student_id, [...(byStudent.get(row.student_id) ?? []), row]);
  return students.map(({ id, name, joined_at }) => ({
    id,
    name,
    joined_at: new Date(joined_at).toISOString(),
    answers: (byStudent.get(id) ?? []).map((row) => {
      const all = wrongOf(row);
      return {
        ...answerOf(row),
        mistakes: all.filter(isMistake),
        wrong: all.filter(isAnswer),
      };
    }),
  }));
}

/** What is kept of all that was wrong, the last first. */
function firstOf(all: readonly Wrong[]): Wrong[] {
  const { mistakesMax, wrongAnswersMax } = PRACTICE_BOUNDS;
  return [
    ...all.filter(isMistake).slice(0, mistakesMax),
    ...all.filter(isAnswer).slice(0, wrongAnswersMax),
  ];
}

/** What changes of an answer. */
interface AnswerChange {
  readonly hint?: HintKind;
  /** What was judged: right, or what was wrong with it. */
  readonly tried?: { readonly isRight: boolean; readonly wrong: readonly Wrong[] };
}

/** Keeps what a student did of a problem. What comes after it was solved counts no more. */
export function changeAnswer(
  { student, place }: { student: string; place: number },
  { hint, tried }: AnswerChange,
  { db, clock }: Needs,
): Promise<void> {
  return db.kysely.transaction().execute(async (transaction) => {
    // Held: two requests of one student are one after the other.
    const { numUpdatedRows } = await transaction
      .updateTable('set_students')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', student)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new DomainError('not_found');
    const before = await transaction
      .selectFrom('set_answers')
      .selectAll()
      .where('student_id', '=', student)
      .where('place', '=', place)
      .executeTakeFirst();
    if (before?.solved_at != null) return;
    const hints = before === undefined ? [] : answerOf(before).hints;
    const wrong = tried?.wrong ?? [];
    const earlier = (before === undefined ? [] : wrongOf(before)).filter(
      (one) => !wrong.some((other) => isSame(one, other)),
    );
    const after = {
      tries: (before?.tries ?? 0) + (tried === undefined ? 0 : 1),
      solved_at: tried?.isRight === true ? clock.now() : null,
      hints: JSON.stringify(hint === undefined || hints.includes(hint) ? hints : [...hints, hint]),
      mistakes: JSON.stringify(firstOf([...wrong, ...earlier])),
    };
    await transaction
      .insertInto('set_answers')
      .values({ student_id: student, place, ...after })
      .onConflict((conflict) => conflict.columns(['student_id', 'place']).doUpdateSet(after))
      .execute();
  });
}

import type { Kysely } from 'kysely';

/** Teachers' sets of problems, the students that solve them, and their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('problem_sets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('problems', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('hints', 'integer', (c) => c.notNull())
    .addColumn('formula_shown', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('problem_sets_user').on('problem_sets').column('user_id').execute();
  await db.schema
    .createTable('set_students')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('set_id', 'text', (c) =>
      c.notNull().references('problem_sets.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('joined_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('set_students_set').on('set_students').column('set_id').execute();
  await db.schema
    .createIndex('set_students_joined')
    .on('set_students')
    .column('joined_at')
    .execute();
  await db.schema
    .createTable('set_answers')
    .addColumn('student_id', 'text', (c) =>
      c.notNull().references('set_students.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('solved_at', 'bigint')
    .addColumn('hints', 'text', (c) => c.notNull())
    .addColumn('mistakes', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('set_answers_pk', ['student_id', 'place'])
    .execute();
}

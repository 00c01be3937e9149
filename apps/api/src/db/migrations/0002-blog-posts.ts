import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blog_posts')
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text', (c) => c.notNull())
    .addColumn('cover', 'text')
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('author', 'text')
    .addColumn('content', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seed', 'text')
    .addPrimaryKeyConstraint('blog_posts_key', ['slug', 'language'])
    .execute();
}

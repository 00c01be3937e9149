import type { Language } from '@elucida/contract/languages';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { BlogPostsTable } from '../../db/schema.ts';

type PostRow = Selectable<BlogPostsTable>;

/** Every post in a language, newest first. */
export async function postsIn(language: Language, { db }: Pick<Context, 'db'>): Promise<PostRow[]> {
  return db.kysely
    .selectFrom('blog_posts')
    .selectAll()
    .where('language', '=', language)
    .orderBy('date', 'desc')
    .orderBy('slug')
    .execute();
}

export async function findPost(
  { slug, language }: { slug: string; language: Language },
  { db }: Pick<Context, 'db'>,
): Promise<PostRow | undefined> {
  return db.kysely
    .selectFrom('blog_posts')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
}

import { createHash } from 'node:crypto';
import { shippedPosts } from '@elucida/messages/posts/shipped-posts';
import type { Database } from '../db/open-database.ts';

/**
 * Every shipped post as a row, in one order, so that processes seeding side by side take their
 * locks alike.
 */
const rows = shippedPosts().map(({ tags, ...post }) => {
  const row = { ...post, tags: JSON.stringify(tags), author: null };
  return { ...row, seed: createHash('sha256').update(JSON.stringify(row)).digest('base64url') };
});

/**
 * Puts the shipped posts into the database. Safe to repeat and to run in several processes at once.
 * A row is written again only when the shipped text itself has changed, so that what an operator
 * edits stays until then.
 */
export async function seedPosts({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await kysely
    .insertInto('blog_posts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['slug', 'language'])
        .doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          excerpt: ref('excluded.excerpt'),
          cover: ref('excluded.cover'),
          tags: ref('excluded.tags'),
          date: ref('excluded.date'),
          author: ref('excluded.author'),
          content: ref('excluded.content'),
          kind: ref('excluded.kind'),
          seed: ref('excluded.seed'),
        }))
        .whereRef('blog_posts.seed', '<>', 'excluded.seed'),
    )
    .execute();
}

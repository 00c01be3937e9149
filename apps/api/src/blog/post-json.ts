import type { Post } from '@elucida/contract/blog';
import { DEFAULT_AUTHOR } from '@elucida/contract/limits';
import type { Selectable } from 'kysely';
import type { BlogPostsTable } from '../db/schema.ts';

/** A row as the API answers it. */
export function postJson({
  slug,
  title,
  excerpt,
  cover,
  tags,
  date,
  author,
  content,
  kind,
}: Selectable<BlogPostsTable>): Post {
  return {
    slug,
    title,
    excerpt,
    cover,
    tags: JSON.parse(tags) as string[],
    date,
    author: author ?? DEFAULT_AUTHOR,
    content,
    kind,
  };
}

/** Seconds an answer may be kept; posts change with releases. */
const KEEP_S = 300;

/** The same address is also a page for a browser, and speaks the reader's language. */
export const postHeaders = (language: string) => ({
  'cache-control': `public, max-age=${KEEP_S}`,
  'content-language': language,
  vary: 'accept, accept-language',
});

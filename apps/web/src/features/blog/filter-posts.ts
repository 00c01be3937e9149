import type { Post } from '@elucida/contract/blog';

/**
 * Posts whose title, excerpt or any tag contains the text, ignoring case, and that bear exactly the
 * tag (specification §5).
 */
export function filterPosts(
  posts: readonly Post[],
  { q, tag }: { q: string; tag: string },
): Post[] {
  const wanted = q.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (tag === '' || post.tags.includes(tag)) &&
      [post.title, post.excerpt, ...post.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/**
 * Every tag once, in the order of first use; one that is asked for but unknown comes last, so that
 * it can be taken off.
 */
export function tagsOf(posts: readonly Post[], asked: string): string[] {
  return [...new Set([...posts.flatMap(({ tags }) => tags), ...(asked === '' ? [] : [asked])])];
}

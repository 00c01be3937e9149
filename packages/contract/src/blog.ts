import { z } from 'zod';
import { languageSchema } from './languages.ts';

/** `builtin`: one of the fixed guides, drawn by the web itself; `other`: Markdown in `content`. */
export const POST_KINDS = ['builtin', 'other'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** A post of the learning hub in one language (specification §3). */
export const postSchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Address of an image, usually on this origin. */
  cover: z.string().nullable(),
  tags: z.array(z.string()),
  /** YYYY-MM-DD. */
  date: z.string(),
  author: z.string(),
  /** Markdown; null where the web draws the guide, or where the excerpt is all there is. */
  content: z.string().nullable(),
  kind: z.enum(POST_KINDS),
});
export type Post = z.infer<typeof postSchema>;

export const postListSchema = z.array(postSchema);

/**
 * A post as the pages read it: `slug` and `title` are enough. One without an author is its team's
 * (specification §2).
 */
export const readPostSchema = postSchema.extend({
  excerpt: z.string().default(''),
  cover: z.string().nullable().default(null),
  tags: z.array(z.string()).default([]),
  date: z.string().default(''),
  author: z
    .string()
    .nullish()
    .transform((author) => author ?? ''),
  content: z.string().nullable().default(null),
  kind: z
    .string()
    .transform((kind): PostKind => (kind === 'builtin' ? 'builtin' : 'other'))
    .default('other'),
});
export const readPostListSchema = z.array(readPostSchema);

/** Without `lang` the Accept-Language header chooses; without either, English. */
export const blogQuerySchema = z.object({ lang: languageSchema.optional() });
/**
 * As long as the router lets a part of an address be: one that is not a post's name is not found, and
 * not refused.
 */
const SLUG_MAX = 200;
export const postParamsSchema = z.object({ slug: z.string().min(1).max(SLUG_MAX) });

import type { Post } from '@elucida/contract/blog';
import type { Language } from '@elucida/messages/catalogue/language';
import { ApiError } from './api-error.ts';
import { request } from './request.ts';

export const fetchPosts = (language: Language, signal?: AbortSignal): Promise<Post[]> =>
  request(`/blog?lang=${language}`, {
    schema: async () => (await import('@elucida/contract/blog')).readPostListSchema,
    ...(signal ? { signal } : {}),
  });

/** One post, or null where there is none of that name. */
export async function fetchPost(
  slug: string,
  language: Language,
  signal?: AbortSignal,
): Promise<Post | null> {
  try {
    return await request(`/blog/${encodeURIComponent(slug)}?lang=${language}`, {
      schema: async () => (await import('@elucida/contract/blog')).readPostSchema,
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

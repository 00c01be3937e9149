import type { Post } from '@elucida/contract/blog';
import { DEFAULT_AUTHOR } from '@elucida/contract/limits';
import { GUIDES, guidePost } from '@elucida/messages/posts/guides';
import { useTranslation } from 'react-i18next';

/**
 * The three built-in posts, newest first: what is shown when the blog's calls fail (specification
 * §2).
 */
export function useGuidePosts(): Post[] {
  const { t } = useTranslation();
  const words = t('blog', { returnObjects: true });
  return GUIDES.map((slug) => {
    const post = guidePost(slug, words);
    return { ...post, tags: [...post.tags], author: DEFAULT_AUTHOR };
  });
}

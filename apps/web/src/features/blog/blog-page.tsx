import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fetchPosts } from '../../lib/api/blog-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { filterPosts, tagsOf } from './filter-posts.ts';
import { PostCard } from './post-card.tsx';
import { PostPlaceholders } from './post-placeholders.tsx';
import { useGuidePosts } from './use-guide-posts.ts';

/** Search and tag as the address has them (`q`, `tag`); empty ones are left out of it. */
function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = { q: params.get('q') ?? '', tag: params.get('tag') ?? '' };
  const setFilters = (changed: typeof filters) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed))
          if (value === '') after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [filters, setFilters] as const;
}

/** /blog: the posts, found by words and by tag. */
export function BlogPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [filters, setFilters] = useFilters();
  const demo = useGuidePosts();
  const { data, isPending, isError } = useQuery({
    queryKey: ['posts', language],
    queryFn: ({ signal }) => fetchPosts(language, signal),
  });
  const posts = isError ? demo : (data ?? []);
  const found = filterPosts(posts, filters);
  const filtered = filters.q !== '' || filters.tag !== '';
  return (
    <>
      <PageHeading title={t('blog.heading')} />
      <p className="mt-2 max-w-[40em] text-lg text-text-2">{t('blog.lead')}</p>
      <BlogFilters {...filters} tags={tagsOf(posts, filters.tag)} onChange={setFilters} />
      <div className="mt-5 flex min-h-9 flex-wrap items-center gap-4">
        <p role="status" className="text-text-2">
          {isPending
            ? t('common.loading')
            : found.length === 0
              ? t('blog.empty')
              : t('blog.found', { count: found.length })}
        </p>
        {filtered ? (
          <button
            type="button"
            className="btn btn-small"
            onClick={() => setFilters({ q: '', tag: '' })}
          >
            {t('blog.clear')}
          </button>
        ) : null}
      </div>
      <ul className="mt-3 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {isPending ? (
          <PostPlaceholders />
        ) : (
          found.map((post) => <PostCard key={post.slug} post={post} />)
        )}
      </ul>
    </>
  );
}

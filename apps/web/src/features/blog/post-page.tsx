import { DEFAULT_AUTHOR } from '@elucida/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { fetchPost } from '../../lib/api/blog-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PostActions } from './post-actions.tsx';
import { PostBody } from './post-body.tsx';
import { PostDate, PostTags } from './post-facts.tsx';
import { SideCards } from './side-cards.tsx';
import { useGuidePosts } from './use-guide-posts.ts';

/**
 * The post of the address; where the call fails the built-in one of that name, else the first
 * (specification §2).
 */
function usePost(slug: string) {
  const language = useLanguage();
  const stubs = useGuidePosts();
  const { data, isPending, isError } = useQuery({
    queryKey: ['post', slug, language],
    queryFn: ({ signal }) => fetchPost(slug, language, signal),
  });
  return {
    pending: isPending,
    post: isError ? (stubs.find((stub) => stub.slug === slug) ?? stubs[0]!) : (data ?? null),
  };
}

/** /blog/{slug}: one post. */
export function PostPage() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const { pending, post } = usePost(slug);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 content-start gap-6">
        <PostActions />
        {pending ? (
          <p role="status" className="min-h-dvh text-text-2">
            {t('common.loading')}
          </p>
        ) : null}
        {!pending && !post ? <PageHeading title={t('blog.notFound')} /> : null}
        {post ? (
          <article className="grid min-w-0 gap-6">
            <header className="grid gap-3">
              <PageHeading
                title={post.title}
                className="text-[clamp(28px,4vw,40px)] leading-[1.15]"
              />
              <p className="flex flex-wrap gap-x-4 text-text-2">
                <PostDate date={post.date} />
                <span>
                  {t('blog.by', {
                    author:
                      post.author && post.author !== DEFAULT_AUTHOR ? post.author : t('blog.team'),
                  })}
                </span>
              </p>
              <PostTags tags={post.tags} />
            </header>
            <PostBody post={post} />
          </article>
        ) : null}
      </div>
      <SideCards current={slug} />
    </div>
  );
}

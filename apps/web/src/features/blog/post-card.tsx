import type { Post } from '@elucida/contract/blog';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../ui/local-link.tsx';
import { Cover } from './cover.tsx';
import { PostDate, PostTags } from './post-facts.tsx';

/** A post in the list. */
export function PostCard({ post }: { post: Post }) {
  const { t } = useTranslation();
  return (
    <li className="card flex flex-col overflow-hidden p-0">
      <Cover address={post.cover} />
      <article className="flex flex-1 flex-col gap-3 p-5">
        <p className="eyebrow flex flex-wrap justify-between gap-2">
          <span>{t('blog.brand')}</span>
          <PostDate date={post.date} />
        </p>
        <h2 className="text-lg">{post.title}</h2>
        <p className="line-clamp-3 text-text-2">{post.excerpt}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <PostTags tags={post.tags} />
          <LocalLink
            to={`/blog/${encodeURIComponent(post.slug)}`}
            className="btn btn-small"
            aria-label={t('blog.readTitle', { title: post.title })}
          >
            {t('blog.read')}
          </LocalLink>
        </div>
      </article>
    </li>
  );
}

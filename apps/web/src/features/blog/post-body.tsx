import type { Post } from '@elucida/contract/blog';
import { isGuide } from '@elucida/messages/posts/guides';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../../ui/optional-part.tsx';

const PostMarkdown = lazy(async () => ({
  default: (await import('./post-markdown.tsx')).PostMarkdown,
}));
const GUIDE = {
  ir: lazy(async () => ({ default: (await import('./guides/ir-guide.tsx')).IrGuide })),
  h1nmr: lazy(async () => ({ default: (await import('./guides/h1nmr-guide.tsx')).H1nmrGuide })),
  c13nmr: lazy(async () => ({ default: (await import('./guides/c13nmr-guide.tsx')).C13nmrGuide })),
};

/** The fixed guide of a built-in post, else the content as Markdown, else the excerpt. */
export function PostBody({ post }: { post: Post }) {
  const { t } = useTranslation();
  const Guide = post.kind === 'builtin' && isGuide(post.slug) ? GUIDE[post.slug] : null;
  return (
    <OptionalPart fallback={<p className="min-h-dvh text-text-2">{t('common.loading')}</p>}>
      {Guide ? <Guide /> : <PostMarkdown text={post.content || post.excerpt} />}
    </OptionalPart>
  );
}

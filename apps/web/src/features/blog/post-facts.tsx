import type { Post } from '@elucida/contract/blog';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** The day a post bears. Noon, so that it is the same day in every time zone's reading of it. */
export function PostDate({ date }: { date: string }) {
  const language = useLanguage();
  return date === '' ? null : (
    <time dateTime={date}>{formatDate(`${date}T12:00:00`, language)}</time>
  );
}

/** A post's tags, in words. */
export function PostTags({ tags }: Pick<Post, 'tags'>) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('blog.tagsHeading')} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="chip">
          {tag}
        </li>
      ))}
    </ul>
  );
}

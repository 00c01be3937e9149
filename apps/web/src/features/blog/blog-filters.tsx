import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';

interface Props {
  q: string;
  tag: string;
  tags: readonly string[];
  onChange: (filters: { q: string; tag: string }) => void;
}

/** The search box and a chip a tag; the chosen one is pressed. */
export function BlogFilters({ q, tag, tags, onChange }: Props) {
  const { t } = useTranslation();
  const chips = [['', t('blog.allTags')], ...tags.map((each) => [each, each])] as const;
  return (
    <div role="search" className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="w-full sm:w-80">
        <TextField
          label={t('blog.search')}
          type="search"
          value={q}
          onChange={(event) => onChange({ q: event.target.value, tag })}
        />
      </div>
      <div role="group" aria-label={t('blog.tagsLabel')} className="flex flex-wrap gap-2">
        {chips.map(([value, words]) => (
          <button
            key={value}
            type="button"
            aria-pressed={tag === value}
            onClick={() => onChange({ q, tag: tag === value ? '' : value })}
            className="btn btn-small rounded-full aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}

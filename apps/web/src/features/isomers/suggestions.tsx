import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchNames } from '../../lib/api/name-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/**
 * Names that look like one that could not be read; nothing where there are none, or where they
 * cannot be had.
 */
export function Suggestions({ of, onChoose }: { of: string; onChoose: (name: string) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = useQuery({
    queryKey: ['names', of, language],
    queryFn: ({ signal }) => fetchNames(of, { language, signal }),
    retry: false,
  });
  const suggestions = names.data?.suggestions ?? [];
  if (suggestions.length === 0) return null;
  return (
    <div role="status">
      <p className="text-text-2">{t('isomers.suggestions')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {suggestions.map((name) => (
          <li key={name}>
            <button type="button" className="btn btn-small" onClick={() => onChoose(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { HistoryItem } from '@elucida/contract/history';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../ui/local-link.tsx';
import { EntryDetails } from './entry-details.tsx';
import { useHistoryItem } from './use-history-item.ts';

/** The details of a listed item, its result fetched when they are opened; and the way to its page. */
export function LoadedDetails({ item: listed }: { item: HistoryItem }) {
  const { t } = useTranslation();
  const { item, loading } = useHistoryItem(listed);
  if (loading) return <p className="mt-4 min-h-dvh text-text-2">{t('common.loading')}</p>;
  return (
    <EntryDetails
      id={item.id}
      name={item.nombre_molecula}
      formula={item.formula}
      result={item.result_json}
    >
      <LocalLink to={`/analyses/${item.analysis_id ?? item.id}`} className="btn btn-small">
        {t('history.ownPage')}
      </LocalLink>
    </EntryDetails>
  );
}

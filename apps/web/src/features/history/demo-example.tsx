import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchDemo } from '../../lib/api/history-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { EntryDetails } from './entry-details.tsx';

/**
 * The project's worked case. Offered to everybody, open from the start where `open`, with its room
 * kept where that is not known yet; absent when its file cannot be had.
 */
export function DemoExample({ open: startsOpen }: { open: boolean | null }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? startsOpen ?? false;
  const perhaps = chosen === null && startsOpen === null;
  const language = useLanguage();
  const demo = useQuery({
    queryKey: ['demo', language],
    queryFn: ({ signal }) => fetchDemo(language, signal),
    enabled: open,
    retry: false,
  });
  if (demo.isError) return null;
  return (
    <section className="card" aria-labelledby="demo">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="demo" className="text-lg">
            {t('history.demo')}
          </h2>
          <p className="text-sm text-text-2">{t('history.demoIntro')}</p>
        </div>
        <button
          type="button"
          className="btn btn-small"
          aria-expanded={open}
          onClick={() => setChosen(!open)}
        >
          {t(open ? 'history.demoHide' : 'history.demoShow')}
        </button>
      </div>
      {(open && demo.isPending) || perhaps ? (
        <p className={`mt-3 min-h-dvh text-text-2 ${perhaps ? 'hidden lg:block' : ''}`}>
          {t('common.loading')}
        </p>
      ) : null}
      {open && demo.data ? (
        <EntryDetails
          id={null}
          name={demo.data.result_json.nombre_molecula}
          formula={demo.data.result_json.molecular_formula}
          result={demo.data.result_json}
          images={demo.data.images}
        />
      ) : null}
    </section>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { ROUTES } from '../route-table.ts';
import { useAwake } from '../use-awake.ts';

const ACCEPTED_KEY = 'elucida.cookies.accepted';

const wasAccepted = () => readStored(ACCEPTED_KEY) === 'true';

/**
 * Shown until accepted in this browser. Sits in the page's flow at the bottom edge, so it never
 * covers what has the focus.
 * A page drawn ahead keeps its place without showing it: who has accepted never sees it flash.
 */
export function CookieBanner() {
  const { t } = useTranslation();
  const before = useBrowserFact(wasAccepted);
  const banner = useAwake<HTMLElement>();
  const [accepted, setAccepted] = useState(false);
  if (before || accepted) return null;
  return (
    <section
      ref={banner}
      aria-label={t('shell.cookies.label')}
      className={
        `cookie-banner ${before === null ? 'invisible' : ''} sticky bottom-0 z-40 border-t ` +
        'border-border bg-surface px-4 py-3 print:hidden sm:px-6'
      }
    >
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-3">
        <p className="text-sm">{t('shell.cookies.text')}</p>
        <div className="flex gap-2">
          <LocalLink to={`${ROUTES.legal.path}#privacy`} className="btn btn-small">
            {t('shell.cookies.privacy')}
          </LocalLink>
          <button
            type="button"
            className="btn btn-primary btn-small"
            onClick={() => {
              writeStored(ACCEPTED_KEY, 'true');
              setAccepted(true);
            }}
          >
            {t('shell.cookies.accept')}
          </button>
        </div>
      </div>
    </section>
  );
}

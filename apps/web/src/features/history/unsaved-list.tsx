import type { AnalysisBrief } from '@elucida/contract/analyses';
import { useTranslation } from 'react-i18next';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { FormulaText } from '../../formula/formula-text.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { timeAgo } from './time-ago.ts';
import { useNow } from './use-now.ts';

/** Each with its formula, what came of it, and when; it leads to its page. */
export function UnsavedList({ analyses }: { analyses: readonly AnalysisBrief[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { unsaved: text } = useAnalysesText();
  const now = useNow();
  return (
    <section className="mt-8" aria-labelledby="unsaved">
      <h2 id="unsaved">{text.heading}</h2>
      <p className="mt-1 text-sm text-text-2">{text.intro}</p>
      <ul className="card mt-3 grid gap-2">
        {analyses.map(({ id, title, formula, outcome, nombre_molecula: name, created_at: at }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <LocalLink to={`/analyses/${id}`} className="font-semibold wrap-anywhere">
              {title || <FormulaText hill={formula} />}
            </LocalLink>
            <span className="text-sm text-text-2">
              {outcome === 'ok' ? (name ?? t('history.unnamed')) : text.uncertain} ·{' '}
              <time dateTime={at}>{timeAgo(at, { now, t, language })}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { fetchOverview } from '../../lib/api/admin-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { useAdminText } from './admin-text.ts';
import { OVERVIEW } from './use-users.ts';

/** The figures of the whole site. */
export function OverviewSection() {
  const { overview: text } = useAdminText();
  const language = useLanguage();
  const words = useErrorWords();
  const overview = useQuery({ queryKey: OVERVIEW, queryFn: ({ signal }) => fetchOverview(signal) });
  const { data } = overview;
  const figures =
    data &&
    ([
      [text.users, data.users_total],
      [text.free, data.plans.free],
      [text.basic, data.plans.basic],
      [text.pro, data.plans.pro],
      [text.analyses, data.analyses_today],
      [text.active, data.active_today],
    ] as const);
  return (
    <section aria-labelledby="overview">
      <h2 id="overview">{text.heading}</h2>
      {overview.isError ? (
        <Notice tone="danger" className="mt-3">
          {words(overview.error)}
        </Notice>
      ) : null}
      <dl className="mt-3 grid min-h-24 grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
        {figures?.map(([term, value]) => (
          <div key={term} className="card flex flex-col justify-between gap-1">
            <dt className="text-sm text-text-2">{term}</dt>
            <dd className="figures m-0 text-2xl font-semibold">{formatCount(value, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

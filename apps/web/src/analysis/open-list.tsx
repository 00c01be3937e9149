import type { AnalysisBrief } from '@elucida/contract/analyses';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../formula/formula-text.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { useAnalysesText } from './analyses-text.ts';

/** Each analysis under way: its title or formula, its stage, and the way to its page. */
export function OpenList({ analyses }: { analyses: readonly AnalysisBrief[] }) {
  const { t } = useTranslation();
  const text = useAnalysesText();
  return (
    <section className="notice notice-info mt-4" aria-labelledby="under-way">
      <h2 id="under-way" className="text-base">
        {text.open.heading}
      </h2>
      <ul className="mt-1 grid gap-1">
        {analyses.map(({ id, title, formula, stage }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <LocalLink
              to={`/analyses/${id}`}
              aria-label={text.open.watch(title || formula)}
              className="font-semibold"
            >
              {title || <FormulaText hill={formula} />}
            </LocalLink>
            <span className="text-sm text-text-2">
              {stage === null ? text.queued : t(`stages.${stage}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

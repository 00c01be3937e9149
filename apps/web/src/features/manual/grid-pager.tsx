import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import type { RowPages } from './use-row-pages.ts';

/** Says which rows of a long table are drawn, and turns its pages. Nothing where all rows fit. */
export function GridPager({
  pages,
  rows,
  label,
}: {
  pages: RowPages;
  rows: number;
  label: string;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (pages.pages === 1) return null;
  const count = (value: number) => formatCount(value, language);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-3 text-sm">
      <button
        type="button"
        className="btn btn-small"
        disabled={pages.page === 0}
        onClick={() => pages.turnTo(pages.page - 1)}
      >
        {t('manual.block.previousRows')}
      </button>
      <p className="figures" role="status">
        {t('manual.block.rowsShown', {
          from: count(pages.first + 1),
          to: count(pages.end),
          total: count(rows),
        })}
      </p>
      <button
        type="button"
        className="btn btn-small"
        disabled={pages.page === pages.pages - 1}
        onClick={() => pages.turnTo(pages.page + 1)}
      >
        {t('manual.block.nextRows')}
      </button>
    </nav>
  );
}

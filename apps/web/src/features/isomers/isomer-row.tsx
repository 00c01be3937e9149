import type { ShownIsomer } from '@elucida/contract/shown-isomers';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../lib/i18n/use-figures.ts';
import { Structure } from '../../structure/structure.tsx';
import { LazyCopyMenu } from '../../structure/lazy-copy-menu.tsx';
import { isomerTitle, listText } from './isomer-title.ts';

interface Props {
  row: ShownIsomer;
  formula: string | undefined;
  columns: readonly string[];
  compared: boolean;
  onCompare: () => void;
}

/** One isomer: drawing, names and what can be done with it, then its spectra and diagnostics. */
export function IsomerRow({ row, formula, columns, compared, onCompare }: Props) {
  const { t } = useTranslation();
  const figures = useFigures();
  const title = isomerTitle(row);
  const marks = [row.named ? t('isomers.named') : '', row.known ? t('isomers.known') : ''].filter(
    Boolean,
  );
  // Diagnostics are sentences, which come with the decimal sign of their language.
  const cells = [row.h1nmr.map(figures), row.c13nmr.map(figures), row.ir, row.diagnostics];
  return (
    <tr
      className={
        'align-top max-lg:block max-lg:rounded-md max-lg:border max-lg:border-border ' +
        `max-lg:bg-surface max-lg:p-3 ${row.named ? 'bg-accent-soft max-lg:bg-accent-soft' : ''}`
      }
    >
      <th
        scope="row"
        className="border-t border-border p-2 text-left font-normal max-lg:block max-lg:border-0"
      >
        {row.smiles ? (
          <Structure smiles={row.smiles} name={title} className="mb-1 h-24 w-36" />
        ) : null}
        <span className="block text-base leading-6 font-semibold wrap-anywhere">{title}</span>
        {row.aka.length > 0 ? (
          <span className="block text-text-2 wrap-anywhere">{listText(row.aka)}</span>
        ) : null}
        {marks.length > 0 ? (
          <span className="mt-1 flex flex-wrap gap-1">
            {marks.map((mark) => (
              <span key={mark} className="chip">
                {mark}
              </span>
            ))}
          </span>
        ) : null}
        <span className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
          {row.signals ? (
            <button
              type="button"
              className={`btn btn-small ${compared ? 'border-accent bg-accent-soft' : ''}`}
              aria-pressed={compared}
              aria-label={t('isomers.compare.chooseWhich', { name: title })}
              onClick={onCompare}
            >
              {t('isomers.compare.choose')}
            </button>
          ) : null}
          {row.smiles ? (
            <LazyCopyMenu smiles={row.smiles} name={row.name || null} formula={formula ?? null} />
          ) : null}
        </span>
      </th>
      {cells.map((items, index) => (
        <td
          key={columns[index + 1]}
          className="border-t border-border p-2 wrap-anywhere max-lg:block max-lg:border-0 max-lg:px-2 max-lg:py-1"
        >
          <span aria-hidden="true" className="eyebrow hidden max-lg:block">
            {columns[index + 1]}
          </span>
          {listText(items)}
        </td>
      ))}
    </tr>
  );
}

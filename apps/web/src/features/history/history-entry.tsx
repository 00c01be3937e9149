import type { HistoryItem } from '@elucida/contract/history';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaText } from '../../formula/formula-text.tsx';
import { formatDateTime } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { LoadedDetails } from './loaded-details.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { itemTitle } from './item-title.ts';
import { RemoveButton } from './remove-button.tsx';
import { timeAgo } from './time-ago.ts';
import { useNow } from './use-now.ts';

interface Props {
  item: HistoryItem;
  startsOpen: boolean;
  /** Whether it is chosen for the comparison. */
  compared: boolean;
  onCompare: () => void;
  onRemove: () => Promise<void>;
}

/** One past analysis: what and when, and its details on demand. */
export function HistoryEntry({ item, startsOpen, compared, onCompare, onRemove }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (startsOpen) row.current?.scrollIntoView({ block: 'start' });
  }, [startsOpen]);
  return (
    <li ref={row} className="card scroll-mt-[72px]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Thumbnail item={item} />
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="line-clamp-4 text-base wrap-anywhere" id={`${id}-name`}>
            <LocalLink to={`/analyses/${item.analysis_id ?? item.id}`} className="text-text">
              {itemTitle(item) ?? t('history.unnamed')}
            </LocalLink>
          </h3>
          <p className="text-sm text-text-2">
            <FormulaText hill={item.formula} /> ·{' '}
            <time dateTime={item.created_at} title={formatDateTime(item.created_at, language)}>
              {timeAgo(item.created_at, { now, t, language })}
            </time>
          </p>
          <EntryFacts item={item} />
        </div>
        <div className="flex flex-wrap gap-2">
          <label className="btn btn-quiet btn-small text-text-2">
            <input
              type="checkbox"
              className="accent-accent"
              checked={compared}
              onChange={onCompare}
              aria-describedby={`${id}-name`}
            />
            {t('history.compare.choose')}
          </label>
          <RemoveButton
            label={`${t('history.remove')}: ${itemTitle(item) ?? item.formula}`}
            onRemove={onRemove}
          />
          <button
            type="button"
            className="btn btn-small"
            aria-expanded={open}
            aria-controls={`${id}-details`}
            aria-describedby={`${id}-name`}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'history.hide' : 'history.details')}
            <span className={open ? 'rotate-180' : ''}>
              <ChevronIcon />
            </span>
          </button>
        </div>
      </div>
      <div id={`${id}-details`} hidden={!open}>
        {open ? <LoadedDetails item={item} /> : null}
      </div>
    </li>
  );
}

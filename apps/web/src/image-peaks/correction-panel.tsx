import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../ui/optional-part.tsx';

/** Opens what corrects an image, which is fetched with it. */
export function CorrectionPanel({
  corrected,
  children,
}: {
  corrected: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="btn btn-small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'analyze.card.closePeaks' : 'analyze.card.openPeaks')}
        </button>
        {corrected ? (
          <span className="text-sm font-semibold">{t('analyze.card.corrected')}</span>
        ) : null}
      </div>
      <div id={id} hidden={!open}>
        {open ? (
          <OptionalPart fallback={<p role="status">{t('common.loading')}</p>}>
            {children}
          </OptionalPart>
        ) : null}
      </div>
    </div>
  );
}

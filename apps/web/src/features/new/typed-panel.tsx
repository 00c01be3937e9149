import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptText } from '../../lib/kept-input.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';

const TypedSpectra = lazy(() =>
  import('./typed-spectra.tsx').then(({ TypedSpectra: component }) => ({ default: component })),
);

/** Opens the fields for spectra as text, which are fetched with it; open from the start where there are some. */
export function TypedPanel({
  texts,
  onChange,
  disabled,
}: {
  texts: readonly KeptText[];
  onChange: (texts: readonly KeptText[]) => void;
  disabled: boolean;
}) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const open = opened || texts.length > 0;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="typed">
      <h2 id="typed" className="text-lg">
        {t('analyze.typedHeading')}
      </h2>
      {open ? (
        <OptionalPart fallback={<p role="status">{t('common.loading')}</p>}>
          <TypedSpectra texts={texts} onChange={onChange} disabled={disabled} />
        </OptionalPart>
      ) : (
        <button
          type="button"
          className="btn btn-small justify-self-start"
          disabled={disabled}
          onClick={() => setOpened(true)}
        >
          {t('analyze.typedAdd')}
        </button>
      )}
    </section>
  );
}

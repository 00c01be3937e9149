import { isAsked } from '@elucida/spectra/manual-payload/asked';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../ui/optional-part.tsx';
import type { AskedProps } from './asked-props.ts';

const AskedForm = lazy(() =>
  import('./asked-form.tsx').then(({ AskedForm: component }) => ({ default: component })),
);

/** "Is it this?", folded; fetched when it is opened, or when something is asked already. */
export function AskedStructures(props: AskedProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? isAsked(props.asked);
  return (
    <details className="card" open={open} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary className="font-semibold text-accent">{t('manual.isItThis')}</summary>
      {open ? (
        <OptionalPart>
          <AskedForm {...props} />
        </OptionalPart>
      ) : null}
    </details>
  );
}

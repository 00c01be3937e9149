import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from './use-draft.ts';

const AskedForm = lazy(() =>
  import('./asked-form.tsx').then(({ AskedForm: component }) => ({ default: component })),
);

interface Props {
  draft: ManualDraft;
  edit: Draft['edit'];
}

/** "Is it this?", folded; fetched when it is opened, or when the draft asks about structures. */
export function AskedStructures({ draft, edit }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? draft.structures.trim() !== '';
  return (
    <details className="card" open={open} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary className="font-semibold text-accent">{t('manual.isItThis')}</summary>
      {open ? (
        <Suspense>
          <AskedForm draft={draft} edit={edit} />
        </Suspense>
      ) : null}
    </details>
  );
}

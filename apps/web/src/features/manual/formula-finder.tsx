import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoughtMass } from './sought-mass.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';

const FinderForm = lazy(() =>
  import('./finder-form.tsx').then(({ FinderForm: component }) => ({ default: component })),
);

interface Props {
  draft: ManualDraft;
  /** The mass that a pasted section asks for, until it is closed. */
  sought: SoughtMass | null;
  onSought: (sought: SoughtMass | null) => void;
  onFormula: (hill: string) => void;
}

/** Formulas from an exact mass; the search is fetched when it is opened. */
export function FormulaFinder({ draft, sought, onSought, onFormula }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const open = opened || sought !== null;
  return (
    <details
      className="min-w-0 sm:col-span-2"
      open={open}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
        if (!event.currentTarget.open) onSought(null);
      }}
    >
      <summary className="inline-block py-1 text-sm text-accent">{t('manual.finder.open')}</summary>
      {open ? (
        <OptionalPart>
          <FinderForm
            key={sought?.mz}
            draft={draft}
            sought={sought}
            onFormula={(hill) => {
              onFormula(hill);
              setOpened(false);
              onSought(null);
            }}
          />
        </OptionalPart>
      ) : null}
    </details>
  );
}

import type { Spectrum } from '@elucida/spectra/spectrum';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LikelyFormula } from './likely.ts';
import { OptionalPart } from '../ui/optional-part.tsx';

const FormulaProposalList = lazy(() =>
  import('./formula-proposal-list.tsx').then(({ FormulaProposalList: component }) => ({
    default: component,
  })),
);

interface Props {
  /** The spectra of the form, read when it is opened. */
  spectra: () => readonly Spectrum[];
  /** A formula was chosen. */
  onFormula: (hill: string) => void;
  /** Compares analyses with the likeliest; without it, none is offered. */
  onCompare?: ((likely: readonly LikelyFormula[]) => void) | undefined;
  disabled?: boolean;
}

/** "No formula yet?", folded: formulas from the spectra in the form. Fetched when it is opened. */
export function NoFormulaYet({ spectra, onFormula, onCompare, disabled = false }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="min-w-0"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="inline-block py-1 text-sm text-accent">{t('formula.noneYet')}</summary>
      {open ? (
        <OptionalPart fallback={<p role="status">{t('common.loading')}</p>}>
          <FormulaProposalList
            spectra={spectra()}
            disabled={disabled}
            onFormula={(hill) => {
              onFormula(hill);
              setOpen(false);
            }}
            onCompare={
              onCompare &&
              ((likely) => {
                onCompare(likely);
                setOpen(false);
              })
            }
          />
        </OptionalPart>
      ) : null}
    </details>
  );
}

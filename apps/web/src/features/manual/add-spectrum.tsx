import { PAYLOAD_MAX } from '@elucida/contract/limits';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { addBlock } from '@elucida/spectra/manual-payload/edit-draft';
import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { TECHNIQUE_COLOUR } from '../../spectrum-plot/technique-colour.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { focusCell } from './use-grid-keys.ts';

interface Props {
  /** Spectra there are. */
  count: number;
  edit: (edit: (draft: ManualDraft) => ManualDraft) => void;
}

/**
 * One button a technique; the new block's first cell gets the focus. A note says when there are
 * more spectra than an analysis takes.
 */
export function AddSpectrum({ count, edit }: Props) {
  const { t } = useTranslation();
  const add = (type: SpectrumType) => {
    // Drawn at once: keys that follow the press belong to the new cell.
    flushSync(() => edit((draft) => addBlock(draft, type)));
    const grid = [...document.querySelectorAll<HTMLElement>('[role=grid]')].at(-1);
    if (grid) focusCell(grid, 0, 0);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {count > PAYLOAD_MAX.spectra ? (
        <p className="notice notice-warning basis-full">
          {t('manual.tooManySpectra', { limit: PAYLOAD_MAX.spectra })}
        </p>
      ) : null}
      {SPECTRUM_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          className="btn"
          aria-label={t('manual.add', { technique: t(`common.technique.${type}`) })}
          onClick={() => add(type)}
        >
          <span style={{ color: TECHNIQUE_COLOUR[type] }}>
            <PlusIcon />
          </span>
          {t(`common.technique.${type}`)}
        </button>
      ))}
    </div>
  );
}

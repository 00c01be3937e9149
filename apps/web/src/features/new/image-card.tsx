import type { ImageDescription } from '@elucida/contract/images';
import { PICTURED_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { lazy, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TrashIcon } from '../../ui/icons.tsx';
import { AxisFields } from './axis-fields.tsx';
import { CorrectionPanel } from '../../image-peaks/correction-panel.tsx';
import { FoundLine } from './found-line.tsx';
import type { ImageCard as Card } from './image-card-data.ts';
import { asksTechnique, useDescription } from './use-description.ts';

interface Props {
  card: Card;
  index: number;
  /** Empty while it cannot be read. */
  formula: string;
  disabled: boolean;
  /** Whether the server may be asked what the image shows. */
  describe: boolean;
  onChange: (id: number, update: Partial<Card>) => void;
  onRemove: (id: number) => void;
  onFound: (id: number, found: ImageDescription | null) => void;
}

const ImageCorrection = lazy(() =>
  import('./image-correction.tsx').then(({ ImageCorrection: component }) => ({
    default: component,
  })),
);

/** Problems that the ends of the axis solve. */
const AXIS_PROBLEMS: readonly (string | null)[] = ['no-axis', 'axis-unreadable'];

/**
 * One image: what it looks like, what was recognised in it, the way to correct that, and the way
 * to remove it.
 */
export const ImageCard = memo(function ImageCard({
  card,
  index,
  formula,
  disabled,
  describe,
  onChange,
  onRemove,
  onFound,
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { file, preview, type, left, right } = card;
  const description = useDescription(card, { enabled: describe && !disabled, formula, onFound });
  const { found } = description;
  const recognised =
    type === null && found?.type && !asksTechnique(found)
      ? t('analyze.card.recognised', { technique: t(`common.technique.${found.type}`) })
      : t('analyze.card.automatic');
  const needsAxis = left !== '' || right !== '' || AXIS_PROBLEMS.includes(found?.problem ?? null);
  const fields = <AxisFields card={card} id={id} disabled={disabled} onChange={onChange} />;
  return (
    <li
      className="card grid gap-4 p-4 sm:grid-cols-[150px_minmax(0,1fr)]"
      aria-label={t('analyze.card.label', { index, name: file.name })}
    >
      <div className="grid h-28 place-items-center overflow-hidden rounded-sm border border-border bg-white">
        {preview ? (
          <img src={preview} alt="" className="max-h-28 w-full object-contain" />
        ) : (
          <span className="text-sm text-[#4e565e]">{t('analyze.card.noPreview')}</span>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0 font-semibold wrap-anywhere">{file.name}</p>
          <button
            type="button"
            className="btn btn-quiet btn-icon -mt-1 text-text-2"
            disabled={disabled}
            aria-label={t('analyze.card.remove', { name: file.name })}
            onClick={() => onRemove(card.id)}
          >
            <TrashIcon />
          </button>
        </div>
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <div className="field">
            <label className="field-label" htmlFor={`${id}-type`}>
              {t('analyze.card.technique')}
            </label>
            <select
              id={`${id}-type`}
              className="input"
              disabled={disabled}
              value={type ?? ''}
              onChange={(event) =>
                onChange(card.id, {
                  type: event.target.value === '' ? null : (event.target.value as SpectrumType),
                })
              }
            >
              <option value="">{recognised}</option>
              {PICTURED_TYPES.map((each) => (
                <option key={each} value={each}>
                  {t(`common.technique.${each}`)}
                </option>
              ))}
            </select>
          </div>
          <div aria-live="polite" className="sm:pb-2">
            <FoundLine
              {...description}
              disabled={disabled}
              onTechnique={(chosen) => onChange(card.id, { type: chosen })}
            />
          </div>
        </div>
        {needsAxis ? (
          fields
        ) : (
          <details>
            <summary className="inline-block py-1 text-sm text-accent">
              {t('analyze.card.correctAxis')}
            </summary>
            <div className="mt-1">{fields}</div>
          </details>
        )}
      </div>
      {preview && found && (found.spectrum || found.plot) ? (
        <CorrectionPanel corrected={card.corrected !== null}>
          <ImageCorrection
            card={card}
            src={preview}
            found={found}
            formula={formula}
            disabled={disabled}
            onChange={onChange}
          />
        </CorrectionPanel>
      ) : null}
    </li>
  );
});

import { useTranslation } from 'react-i18next';
import { axisOf, type ImageCard } from './image-card-data.ts';

interface Props {
  card: ImageCard;
  id: string;
  disabled: boolean;
  onChange: (id: number, update: Partial<ImageCard>) => void;
}

/** The two ends of an axis that cannot be read or was read wrongly. */
export function AxisFields({ card, id, disabled, onChange }: Props) {
  const { t } = useTranslation();
  const invalid = axisOf(card) === 'invalid';
  const end = (side: 'left' | 'right') => (
    <input
      className="input"
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      value={card[side]}
      maxLength={12}
      placeholder={t(`analyze.card.${side}`)}
      aria-label={t(`analyze.card.${side}`)}
      aria-invalid={invalid || undefined}
      aria-describedby={`${id}-axis`}
      onChange={(event) => onChange(card.id, { [side]: event.target.value })}
    />
  );
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="field-label mb-1 p-0">{t('analyze.card.axis')}</legend>
      <div className="grid max-w-80 grid-cols-2 gap-2">
        {end('left')}
        {end('right')}
      </div>
      <p id={`${id}-axis`} className={`mt-1 ${invalid ? 'field-error' : 'field-hint'}`}>
        {t(invalid ? 'analyze.card.axisIncomplete' : 'analyze.card.axisHint')}
      </p>
    </fieldset>
  );
}

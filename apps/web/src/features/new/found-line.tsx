import type { SpectrumType } from '@elucida/spectra/spectrum';
import { printedNumber } from '@elucida/spectra/number-format';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../lib/i18n/use-figures.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import type { Description } from './use-description.ts';

interface Props extends Description {
  readonly disabled: boolean;
  /** The person says which technique it is. */
  readonly onTechnique: (type: SpectrumType) => void;
}

/** Decimal places to which the limits of an axis are quoted. */
const PLACES = { ppm: 1, 'cm-1': 0, nm: 0, 'm/z': 0 } as const;

/** A limit of an axis with a decimal point and a true minus. */
const limit = (value: number, unit: keyof typeof PLACES): string =>
  printedNumber(Number(value.toFixed(PLACES[unit])) + 0);

/**
 * What was recognised in an image: its axis and peaks, what is missing, or which technique it is
 * thought to show where the person is to say so. Silent where nothing came back.
 */
export function FoundLine({ looking, found, disabled, onTechnique }: Props) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (looking) return <p className="text-sm text-text-2">{t('analyze.card.looking')}</p>;
  if (!found) return null;
  if (found.problem === 'technique-doubtful' && found.type) {
    const { type } = found;
    const technique = t(`common.technique.${type}`);
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warning">
        {t('analyze.card.problems.technique-doubtful', { technique })}
        <button
          type="button"
          className="btn btn-small"
          disabled={disabled}
          onClick={() => onTechnique(type)}
        >
          {t('analyze.card.itIs', { technique })}
        </button>
      </p>
    );
  }
  if (found.problem !== null)
    return <p className="text-sm text-warning">{t(`analyze.card.problems.${found.problem}`)}</p>;
  if (!found.axis || !found.unit) return null;
  const [from, to] = [Math.min(...found.axis), Math.max(...found.axis)];
  return (
    <p className="figures flex flex-wrap items-center gap-x-2 text-sm">
      <span>
        {t(`analyze.card.axisRead.${found.unit}`, {
          from: figures(limit(from, found.unit)),
          to: figures(limit(to, found.unit)),
        })}
      </span>
      <span className="text-success">
        <CheckIcon />
      </span>
      <span className="text-text-2">{t('analyze.card.peaks', { count: found.peaks })}</span>
    </p>
  );
}

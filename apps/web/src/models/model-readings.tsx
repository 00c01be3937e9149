import type { AnalysisResponse } from '@elucida/contract/analysis';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../lib/i18n/use-figures.ts';
import { LocalLink } from '../ui/local-link.tsx';
import { readingPayload } from './reading-payload.ts';
import type { Reading } from './report-parts.ts';
import { useModelsText } from './use-models-text.ts';

interface Props {
  readings: readonly Reading[];
  result: AnalysisResponse;
  model: string;
}

/**
 * A model's reading of each image against ours, which the judge uses; to go on with the model's is
 * the person's choice.
 */
export function ModelReadings({ readings, result, model }: Props) {
  const { t } = useTranslation();
  const figures = useFigures();
  const text = useModelsText();
  return (
    <section className="mt-4 border-t border-border pt-3">
      <h5 className="font-semibold">{text.readings}</h5>
      <p className="text-sm text-text-2">{text.oursUsed}</p>
      <ul className="mt-2 grid gap-3 text-sm">
        {readings.map((reading) => {
          const { image, technique, agree, only_model: onlyModel, only_ours: onlyOurs } = reading;
          const written = (positions: readonly number[]) =>
            figures(
              positions
                .map((position) =>
                  technique === null ? String(position) : formatPosition(technique, position),
                )
                .join(', '),
            );
          const payload = readingPayload(result, reading);
          return (
            <li key={image}>
              <p className="font-semibold">
                {text.image(
                  image + 1,
                  technique === null ? null : t(`common.technique.${technique}`),
                )}
              </p>
              <p className="figures wrap-anywhere">
                {[
                  text.readAlike(agree),
                  ...(onlyModel.length > 0 ? [text.onlyModel(written(onlyModel))] : []),
                  ...(onlyOurs.length > 0 ? [text.onlyOurs(written(onlyOurs))] : []),
                ].join('; ')}
              </p>
              {payload === null ? null : (
                <LocalLink to="/manual" state={{ payload, model }} className="btn btn-small mt-1">
                  {text.openPeaks}
                </LocalLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

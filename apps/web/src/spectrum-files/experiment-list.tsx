import type { FoundExperiment } from '@elucida/spectrometer/files/file-reading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../lib/format/dates.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { OutlinePicture } from './outline-picture.tsx';
import { raised } from './raised.ts';

interface Props {
  experiments: readonly FoundExperiment[];
  disabled: boolean;
  /** The experiments that are not to be used, by their paths. */
  without: readonly string[];
  onWithout: (paths: readonly string[]) => void;
  /** The experiment that is processed by hand, by its place; null for none. */
  processed: number | null;
  onProcess: (index: number | null) => void;
  /** Its panel. */
  panel: ReactNode;
}

/** States that a person may change. */
const CHOSEN = new Set<FoundExperiment['state']>(['used', 'second', 'excluded']);
const STATES = new Set<FoundExperiment['state']>(['used', 'second', 'unused', 'excluded']);

/** The experiments that were found in files, each with its picture, what it is, and whether it is used. */
export function ExperimentList(props: Props) {
  const { experiments, disabled, without, onWithout, processed, onProcess, panel } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="font-semibold">{t('manual.file.experiments.title')}</legend>
      <p className="text-sm text-text-2">{t('manual.file.experiments.hint')}</p>
      <ul className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        {experiments.map((experiment, index) => {
          const { path, title, name, mhz, solvent, recordedAt, state, outline } = experiment;
          const facts = [
            mhz > 0 ? `${Math.round(mhz)} MHz` : '',
            solvent,
            recordedAt === null ? '' : formatDate(recordedAt, language),
            title,
            path,
          ].filter((fact) => fact !== '');
          const key = STATES.has(state) ? (state as 'used') : 'unread';
          return (
            <li key={`${path} ${index}`} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
              <label className="check">
                <input
                  type="checkbox"
                  checked={CHOSEN.has(state) && !without.includes(path)}
                  disabled={disabled || !CHOSEN.has(state)}
                  onChange={(event) =>
                    onWithout(
                      event.target.checked
                        ? without.filter((each) => each !== path)
                        : [...without, path],
                    )
                  }
                />
                {outline === null ? null : <OutlinePicture outline={outline} />}
                <span className="min-w-0">
                  <span className="font-semibold">{raised(name)}</span>{' '}
                  <span className="text-sm">{t(`manual.file.experiments.${key}`)}</span>
                  <span className="block text-sm break-words text-text-2">{facts.join(' · ')}</span>
                </span>
              </label>
              {state === 'used' ? (
                <button
                  type="button"
                  className="btn btn-small justify-self-start"
                  aria-expanded={processed === index}
                  aria-label={`${t('manual.file.experiments.processing')}: ${raised(name)}`}
                  disabled={disabled}
                  onClick={() => onProcess(processed === index ? null : index)}
                >
                  {t('manual.file.experiments.processing')}
                </button>
              ) : null}
              {processed === index ? panel : null}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

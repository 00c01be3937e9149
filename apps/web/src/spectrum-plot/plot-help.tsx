import { useTranslation } from 'react-i18next';

const LINES = [
  'peaks',
  'zoom',
  'pan',
  'gain',
  'reset',
  'wheel',
  'drag',
  'touch',
  'screen',
] as const;

/** Keys and gestures of a plot. */
export function PlotHelp() {
  const { t } = useTranslation();
  return (
    <dl
      className={
        'grid w-full gap-x-4 rounded-sm border border-border bg-sunken p-3 text-sm ' +
        'sm:grid-cols-[max-content_minmax(0,1fr)]'
      }
    >
      {LINES.map((line) => (
        <div key={line} className="contents">
          <dt className="font-semibold">{t(`plot.keys.${line}.keys`)}</dt>
          <dd className="m-0 text-text-2">{t(`plot.keys.${line}.does`)}</dd>
        </div>
      ))}
    </dl>
  );
}

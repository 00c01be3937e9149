import { useTranslation } from 'react-i18next';

export interface InfraredView {
  readonly transmittance: boolean;
  readonly doubled: boolean;
}

/**
 * How an IR spectrum is drawn: transmittance or absorbance, and the fingerprint at twice the scale.
 */
export function InfraredOptions({
  view,
  onChange,
}: {
  view: InfraredView;
  onChange: (view: InfraredView) => void;
}) {
  const { t } = useTranslation();
  const options = [
    {
      label: t('plot.transmittance'),
      on: view.transmittance,
      change: { ...view, transmittance: !view.transmittance },
    },
    { label: t('plot.doubled'), on: view.doubled, change: { ...view, doubled: !view.doubled } },
  ];
  return (
    <div className="mb-1 flex flex-wrap gap-2 print:hidden">
      {options.map(({ label, on, change }) => (
        <button
          key={label}
          type="button"
          aria-pressed={on}
          onClick={() => onChange(change)}
          className={`btn btn-small ${on ? 'border-accent bg-accent-soft' : ''}`}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

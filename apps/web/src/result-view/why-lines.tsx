import type { ReportPoint } from '@elucida/contract/analysis';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../ui/markdown.tsx';

interface Props {
  reasons: readonly ReportPoint[];
  /** Beneath the heading: whose words these are, where they are not ours. */ note?: ReactNode;
  onActive: (point: ReportPoint | null) => void;
}

/** The reasons in five lines; the one pointed at or focused lights its peak and its atoms. */
export function WhyLines({ reasons, note, onActive }: Props) {
  const { t } = useTranslation();
  const [active, setActive] = useState<ReportPoint | null>(null);
  const point = (next: ReportPoint | null) => {
    setActive(next);
    onActive(next);
  };
  return (
    <section>
      <h3>{t('result.why')}</h3>
      {note}
      <ol className="mt-2 grid gap-1" onMouseLeave={() => point(null)}>
        {reasons.map((reason) => (
          <li
            key={reason.text}
            tabIndex={0}
            onFocus={() => point(reason)}
            onBlur={() => point(null)}
            onMouseEnter={() => point(reason)}
            className={
              'grid grid-cols-[4.500rem_minmax(0,1fr)] gap-x-2 rounded-sm border-l-2 px-3 ' +
              `py-1 ${active === reason ? 'border-accent bg-accent-soft' : 'border-border'}`
            }
          >
            <span className="text-sm leading-6 text-text-2">
              {reason.technique ? t(`common.technique.${reason.technique}`) : ''}
            </span>
            <Markdown text={reason.text} />
          </li>
        ))}
      </ol>
    </section>
  );
}

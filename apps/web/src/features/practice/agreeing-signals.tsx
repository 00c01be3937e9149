import type { PracticePoint, PracticeReply } from '@elucida/contract/practice';
import { useTranslation } from 'react-i18next';
import { usePracticeText } from './practice-text.ts';

interface Props {
  /** Of a reply, those that are to be shown. */
  signals: PracticeReply['agreeing'];
  active: PracticePoint | null;
  onPoint: (at: PracticePoint | null) => void;
}

/** Signals that agree with a drawn structure, technique by technique: each lights its peak and its atoms. */
export function AgreeingSignals({ signals, active, onPoint }: Props) {
  const { t } = useTranslation();
  const text = usePracticeText();
  if (signals.length === 0) return null;
  const techniques = [...new Set(signals.flatMap(({ technique }) => technique ?? []))];
  return (
    <section>
      <h3>{text.solve.agreeing}</h3>
      <dl className="mt-2 grid gap-1" onMouseLeave={() => onPoint(null)}>
        {techniques.map((technique) => (
          <div
            key={technique}
            className="grid grid-cols-[4.500rem_minmax(0,1fr)] items-baseline gap-x-2 px-3"
          >
            <dt className="text-sm text-text-2">{t(`common.technique.${technique}`)}</dt>
            <dd className="flex flex-wrap gap-2">
              {signals
                .filter((each) => each.technique === technique)
                .map((each) => (
                  <button
                    key={each.peaks.join()}
                    type="button"
                    onFocus={() => onPoint(each)}
                    onBlur={() => onPoint(null)}
                    onMouseEnter={() => onPoint(each)}
                    onClick={() => onPoint(each)}
                    className={
                      'min-h-6 min-w-6 cursor-pointer rounded-sm border px-2 text-sm ' +
                      (active === each ? 'border-accent bg-accent-soft' : 'border-border')
                    }
                  >
                    {each.text}
                  </button>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { STAGES } from '@elucida/contract/analysis-events';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../ui/icons.tsx';
import { formatSeconds } from '../lib/format/numbers.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { foundWords } from './found-words.ts';
import type { Running } from './use-run.ts';

function useElapsed(startedAt: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (startedAt === null) return;
    const timer = window.setInterval(() => setNow(Date.now()), 100);
    return () => window.clearInterval(timer);
  }, [startedAt]);
  return startedAt === null ? 0 : Math.max(0, now - startedAt);
}

/** The named stages of a running analysis with what each found, and the time it has taken. */
export function StageList({ run, digitise }: { run: Running; digitise: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const elapsed = useElapsed(run.startedAt);
  const stages = STAGES.filter((stage) => digitise || stage !== 'digitise');
  const at = Math.max(0, ...run.progress.map(({ stage }) => stages.indexOf(stage)));
  return (
    <section className="card" aria-label={t('stages.label')}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t('stages.heading')}</h2>
        <p className="figures text-sm text-text-2" role="timer" aria-live="off">
          {formatSeconds(elapsed, language)}
        </p>
      </div>
      <ol className="mt-3 grid gap-3">
        {stages.map((stage, index) => {
          const event = run.progress.find((each) => each.stage === stage);
          const done = index < at || event?.fraction === 1;
          const found =
            event?.found
              .map((each) => foundWords(each, { t, language }))
              .filter((words) => words !== null) ?? [];
          return (
            <li
              key={stage}
              className="grid grid-cols-[20px_1fr] gap-x-2"
              aria-current={index === at && !done ? 'step' : undefined}
            >
              <span className={`mt-1 ${done ? 'text-accent' : 'text-text-3'}`}>
                {done ? (
                  <CheckIcon />
                ) : (
                  <span
                    className={
                      'mt-1 ml-1 block size-2.5 rounded-full border-2 ' +
                      `${index === at ? 'border-accent' : 'border-control'}`
                    }
                  />
                )}
              </span>
              <div className={index > at ? 'text-text-2' : ''}>
                <p className={index === at && !done ? 'font-semibold' : ''}>
                  {t(`stages.${stage}`)}
                </p>
                {found.map((words) => (
                  <p key={words} className="figures text-sm text-text-2">
                    {words}
                  </p>
                ))}
                {index === at && !done ? (
                  <progress
                    className="mt-1 block h-1.5 w-full accent-accent"
                    max={1}
                    value={event?.fraction ?? 0}
                    aria-label={t(`stages.${stage}`)}
                  />
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {t(`stages.${stages[at]!}`)}
      </p>
    </section>
  );
}

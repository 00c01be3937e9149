import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedSection } from './use-section-paste.ts';

interface Props {
  asked: AskedSection;
  onAnswer: (choice: 'replace' | 'add' | 'leave') => void;
}

/**
 * Asks whether the spectra of the form are of the same compound as a pasted text. It takes the focus,
 * which brings it into view from wherever the text was pasted.
 */
export function SectionQuestion({ asked, onAnswer }: Props) {
  const { t } = useTranslation();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), [asked]);
  return (
    <div
      ref={question}
      tabIndex={-1}
      role="alertdialog"
      aria-labelledby="section-question"
      aria-describedby="section-question-held"
      className="notice notice-warning scroll-mt-20 grid gap-2"
    >
      <p id="section-question" className="font-semibold">
        {t('manual.section.ask')}
      </p>
      <p id="section-question-held">
        {t('manual.section.askHeld', {
          held: asked.held.map((type) => t(`common.technique.${type}`)).join(', '),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-small" onClick={() => onAnswer('replace')}>
          {t('manual.section.replaceAll')}
        </button>
        <button type="button" className="btn btn-small" onClick={() => onAnswer('add')}>
          {t('manual.section.add')}
        </button>
        <button type="button" className="btn btn-quiet btn-small" onClick={() => onAnswer('leave')}>
          {t('manual.section.leave')}
        </button>
      </div>
      <p className="text-sm">{t('manual.section.askHelp')}</p>
    </div>
  );
}

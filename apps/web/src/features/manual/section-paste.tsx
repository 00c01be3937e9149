import { setText } from '@elucida/spectra/manual-payload/edit-draft';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoughtMass } from './sought-mass.ts';
import type { Draft } from './use-draft.ts';
import { useSectionPaste } from './use-section-paste.ts';

const SectionReport = lazy(() =>
  import('./section-report.tsx').then(({ SectionReport: component }) => ({ default: component })),
);

interface Props extends Pick<Draft, 'draft' | 'edit' | 'undo'> {
  /** A mass without a formula: the search for formulas opens with it. */
  onSought: (sought: SoughtMass) => void;
}

/**
 * A box for a whole experimental section, which can as well be pasted anywhere on the page, and what was
 * made of it.
 */
export function SectionPaste({ draft, edit, undo, onSought }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const { pasted, read, close } = useSectionPaste({ draft, edit });
  const fill = () => {
    void read(text);
    setTyped('');
    setOpen(false);
  };
  return (
    <section className="grid gap-3" aria-label={t('manual.section.open')}>
      <details className="card" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="font-semibold text-accent">{t('manual.section.open')}</summary>
        <div className="mt-3 grid gap-2">
          <label className="field-label" htmlFor={id}>
            {t('manual.section.label')}
          </label>
          <textarea
            id={id}
            data-section
            className="input min-h-32 text-sm"
            rows={6}
            value={text}
            spellCheck={false}
            aria-describedby={`${id}-help`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p id={`${id}-help`} className="field-hint">
            {t('manual.section.help')}
          </p>
          <button
            type="button"
            className="btn justify-self-start"
            disabled={text.trim() === ''}
            onClick={fill}
          >
            {t('manual.section.apply')}
          </button>
        </div>
      </details>
      <div aria-live="polite">
        {pasted ? (
          <Suspense>
            <SectionReport
              pasted={pasted}
              draft={draft}
              onUndo={() => {
                undo();
                close();
              }}
              onFormula={(hill) => edit((old) => ({ ...old, formula: hill }))}
              onTitle={(name) => edit((old) => setText(old, 'title', name))}
              onSought={onSought}
              onClose={close}
            />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

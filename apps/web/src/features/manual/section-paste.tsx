import { setText } from '@elucida/spectra/manual-payload/edit-draft';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasteArea } from './paste-area.tsx';
import type { SoughtMass } from './sought-mass.ts';
import type { Draft } from './use-draft.ts';
import { useSectionPaste } from './use-section-paste.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';

const SectionReport = lazy(() =>
  import('./section-report.tsx').then(({ SectionReport: component }) => ({ default: component })),
);

const SectionQuestion = lazy(() =>
  import('./section-question.tsx').then(({ SectionQuestion: component }) => ({
    default: component,
  })),
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
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const { pasted, asked, read, answer, close } = useSectionPaste({ draft, edit });
  const fill = (text: string) => {
    void read(text);
    setOpen(false);
    return true;
  };
  return (
    <section
      ref={frame}
      tabIndex={-1}
      className="grid gap-3 outline-none"
      aria-label={t('manual.section.open')}
    >
      <details className="card" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="font-semibold text-accent">{t('manual.section.open')}</summary>
        <PasteArea
          className="input min-h-32 text-sm"
          rows={6}
          data-section
          label={t('manual.section.label')}
          help={t('manual.section.help')}
          apply={t('manual.section.apply')}
          onApply={fill}
        />
      </details>
      {asked ? (
        <OptionalPart>
          <SectionQuestion
            asked={asked}
            onAnswer={(choice) => {
              answer(choice);
              // What is focused goes; the report comes in its place.
              frame.current?.focus();
            }}
          />
        </OptionalPart>
      ) : null}
      <div aria-live="polite">
        {pasted ? (
          <OptionalPart>
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
          </OptionalPart>
        ) : null}
      </div>
    </section>
  );
}

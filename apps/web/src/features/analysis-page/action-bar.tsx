import { useId, useState, type ReactNode } from 'react';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';

interface Panel {
  readonly title: string;
  readonly content: ReactNode;
}

interface Props {
  /** Buttons and links. */
  children: ReactNode;
  /** What takes more room: each opens below the bar, one at a time. */
  panels: readonly Panel[];
}

/** All that can be done with a result, in one bar. */
export function ActionBar({ children, panels }: Props) {
  const { actions } = useAnalysesText();
  const id = useId();
  const [open, setOpen] = useState<number | null>(null);
  // Once opened they stay, out of sight: what was typed into one is not lost by opening another.
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (index: number) => {
    setOpened(new Set([...opened, index]));
    setOpen(open === index ? null : index);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <div
        role="group"
        aria-label={actions.label}
        className="flex flex-wrap items-center gap-2 border-y border-border py-3"
      >
        {children}
        {panels.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={`btn btn-small ${open === index ? 'border-accent bg-accent-soft' : ''}`}
            aria-expanded={open === index}
            aria-controls={`${id}-${index}`}
            onClick={() => toggle(index)}
          >
            {title}
            <ChevronIcon />
          </button>
        ))}
      </div>
      {panels.map(({ title, content }, index) => (
        <div key={title} id={`${id}-${index}`} hidden={open !== index}>
          {opened.has(index) ? <OptionalPart>{content}</OptionalPart> : null}
        </div>
      ))}
    </div>
  );
}

import { askedLines, hasMoreAsked, MOST_ASKED } from '@elucida/spectra/manual-payload/asked-lines';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { setStructures } from '@elucida/spectra/manual-payload/edit-draft';
import { useId } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { useAskedText } from '../../result-view/use-asked-text.ts';
import { AskedLine } from './asked-line.tsx';
import type { Draft } from './use-draft.ts';

/** Long enough to type on, short enough to wait for. */
const SETTLED_MS = 600;

interface Props {
  draft: ManualDraft;
  edit: Draft['edit'];
}

/** Structures to ask about, and below each as it was understood. */
export function AskedForm({ draft, edit }: Props) {
  const text = useAskedText();
  const id = useId();
  const settled = useSettled(draft.structures, SETTLED_MS);
  const lines = askedLines(settled);
  return (
    <div className="mt-3 grid gap-2">
      <label className="field-label" htmlFor={id}>
        {text.label}
      </label>
      <textarea
        id={id}
        data-draft
        className="input mono min-h-20"
        rows={3}
        value={draft.structures}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={(event) => edit((old) => setStructures(old, event.target.value), 'structures')}
      />
      <p id={`${id}-help`} className="field-hint">
        {text.hint}
      </p>
      <div aria-live="polite">
        {hasMoreAsked(settled) ? <p className="field-error">{text.most(MOST_ASKED)}</p> : null}
        {lines.length > 0 ? (
          <ul className="grid gap-2" aria-label={text.echo}>
            {lines.map((line) => (
              <AskedLine key={line} line={line} formula={draft.formula} />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

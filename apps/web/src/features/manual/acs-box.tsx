import { applyNotation, notationOfBlock } from '@elucida/spectra/manual-payload/apply-notation';
import type { DraftBlock, ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { replaceBlock } from '@elucida/spectra/manual-payload/edit-draft';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notationWords } from '../../spectrum-text/notation-words.ts';

interface Props {
  block: DraftBlock;
  label: string;
  edit: (edit: (draft: ManualDraft) => ManualDraft, touches?: string) => void;
}

/**
 * What was typed, and the block's own text at that moment: once the block says something else, the
 * typed text is outdated.
 */
interface Typed {
  readonly text: string;
  readonly written: string;
}

/**
 * A block as journals print it. Editing the text edits the grid; a token that cannot be read is
 * marked, and the grid stays as it was.
 */
export const AcsBox = memo(function AcsBox({ block, label, edit }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const written = notationOfBlock(block);
  const text = typed?.written === written ? typed.text : written;
  const read = text === written ? null : applyNotation(block, text);
  const error = read && !read.ok ? read.error : null;
  const change = (next: string) => {
    const applied = applyNotation(block, next);
    setTyped({ text: next, written: applied.ok ? notationOfBlock(applied.block) : written });
    if (applied.ok) edit((draft) => replaceBlock(draft, applied.block), `${block.id}/notation`);
  };
  return (
    <div className="field mt-3">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {/* The text below the field is the same, laid out the same: it carries the mark and makes the
          field as tall as its text. */}
      <div className="grid *:col-start-1 *:row-start-1">
        <div
          aria-hidden="true"
          className="input min-h-9 border-transparent text-sm whitespace-pre-wrap wrap-anywhere text-transparent"
        >
          {error ? (
            <>
              {text.slice(0, error.at)}
              <mark className="notation-mark">{text.slice(error.at, error.at + error.length)}</mark>
              {text.slice(error.at + error.length)}
            </>
          ) : (
            text
          )}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          className="input min-h-9 resize-none overflow-hidden bg-transparent text-sm wrap-anywhere"
          rows={1}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <p id={`${id}-error`} role="status" className={error ? 'field-error' : 'visually-hidden'}>
        {error ? notationWords(error, t) : ''}
      </p>
    </div>
  );
});

import type { AnalysisRecord } from '@elucida/contract/analyses';
import { PAYLOAD_MAX } from '@elucida/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { analysisKey } from '../../analysis/use-analysis.ts';
import { nameAnalysis } from '../../lib/api/analyses-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Named = Pick<AnalysisRecord, 'title' | 'comments'>;

function NotesForm({
  record,
  onSave,
  onCancel,
}: {
  record: AnalysisRecord;
  onSave: (named: Named) => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const { notes: text } = useAnalysesText();
  const words = useErrorWords();
  const id = useId();
  const first = useRef<HTMLFormElement>(null);
  const [{ title, comments }, setNamed] = useState<Named>(record);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => first.current?.querySelector('input')?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await onSave({ title: title.trim(), comments: comments.trim() });
    } catch (error) {
      setProblem(words(error));
    }
  };
  return (
    <form ref={first} className="mt-2 grid gap-3" onSubmit={(event) => void submit(event)}>
      <TextField
        label={text.title}
        value={title}
        maxLength={PAYLOAD_MAX.title}
        onChange={(event) => setNamed({ title: event.target.value, comments })}
      />
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {text.comments}
        </label>
        <textarea
          id={id}
          className="input min-h-24"
          rows={4}
          maxLength={PAYLOAD_MAX.comments}
          value={comments}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setNamed({ title, comments: event.target.value })}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {text.hint}
        </p>
      </div>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="btn btn-primary btn-small">
          {text.save}
        </button>
        <button type="button" className="btn btn-small" onClick={onCancel}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  );
}

/** Title and notes, edited in place. */
export function NotesPanel({ record }: { record: AnalysisRecord }) {
  const { notes: text } = useAnalysesText();
  const client = useQueryClient();
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const named = record.title !== '' || record.comments !== '';
  const close = () => {
    setEditing(false);
    // The button is there again once this is drawn.
    window.setTimeout(() => opener.current?.focus());
  };
  const save = async (next: Named) => {
    await nameAnalysis(record.id, next);
    client.setQueryData<AnalysisRecord>(
      analysisKey({ id: record.id, language }),
      (last) => last && { ...last, ...next },
    );
    setSaved(true);
    close();
  };
  return (
    <section className="card" aria-labelledby="notes">
      <h2 id="notes" className="sr-only">
        {text.heading}
      </h2>
      {editing ? (
        <NotesForm record={record} onSave={save} onCancel={close} />
      ) : (
        <>
          {record.title === '' ? null : (
            <p className="mt-1 font-semibold wrap-anywhere">{record.title}</p>
          )}
          {record.comments === '' ? null : (
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{record.comments}</p>
          )}
          <button
            ref={opener}
            type="button"
            className="btn btn-small mt-2"
            onClick={() => {
              setSaved(false);
              setEditing(true);
            }}
          >
            {named ? text.edit : text.add}
          </button>
        </>
      )}
      <p role="status" className="text-sm text-text-2">
        {saved ? text.saved : ''}
      </p>
    </section>
  );
}

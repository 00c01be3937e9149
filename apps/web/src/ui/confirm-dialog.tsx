import { useRef, useState, type ButtonHTMLAttributes } from 'react';
import { useErrorWords } from '../lib/api/use-error-words.ts';
import { Notice } from './notice.tsx';

interface Props {
  label: string;
  question: string;
  hint: string;
  yes: string;
  no: string;
  /** What is done after a yes. Where it fails, the dialog stays open and says why. */
  onYes: () => Promise<void>;
  /** Once it is done and the dialog closed. */
  onDone?: () => Promise<void>;
  /** What opens the dialog. */
  opener: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'>;
}

/** Asks in a dialog before something is deleted for good. */
export function ConfirmDialog({ label, question, hint, yes, no, onYes, onDone, opener }: Props) {
  const words = useErrorWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onYes();
      dialog.current?.close();
      await onDone?.();
    } catch (thrown) {
      setError(words(thrown));
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" {...opener} onClick={() => dialog.current?.showModal()} />
      <dialog ref={dialog} className="dialog" aria-label={label}>
        <p className="font-semibold">{question}</p>
        <p className="mt-1 text-text-2 wrap-anywhere">{hint}</p>
        {error ? (
          <Notice tone="danger" className="mt-3">
            {error}
          </Notice>
        ) : null}
        <div className="mt-4 flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-danger"
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) void confirm();
            }}
          >
            {yes}
          </button>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {no}
          </button>
        </div>
      </dialog>
    </>
  );
}

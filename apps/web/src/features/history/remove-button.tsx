import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { TrashIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Deletes for good, after asking in a dialog. */
export function RemoveButton({
  label,
  onRemove,
}: {
  label: string;
  onRemove: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState('');
  const remove = async () => {
    try {
      await onRemove();
      dialog.current?.close();
    } catch (thrown) {
      setError(words(thrown));
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-small text-text-2"
        aria-label={label}
        onClick={() => dialog.current?.showModal()}
      >
        <TrashIcon />
      </button>
      <dialog ref={dialog} className="dialog" aria-label={label}>
        <p className="font-semibold">{t('history.removeConfirm')}</p>
        <p className="mt-1 text-text-2 wrap-anywhere">{label}</p>
        {error ? (
          <Notice tone="danger" className="mt-3">
            {error}
          </Notice>
        ) : null}
        <div className="mt-4 flex flex-wrap gap-2">
          <button type="button" className="btn btn-danger" onClick={() => void remove()}>
            {t('history.removeYes')}
          </button>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {t('history.removeNo')}
          </button>
        </div>
      </dialog>
    </>
  );
}

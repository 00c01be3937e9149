import { useQueryClient } from '@tanstack/react-query';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteUnlisted } from '../../lib/api/history-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { QUOTA } from '../../session/query-keys.ts';
import { Notice } from '../../ui/notice.tsx';

/**
 * Analyses older than the plan lists: they take room, and can be deleted from here alone. Asks in a
 * dialog.
 */
export function UnlistedItems({ count }: { count: number }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const client = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const values = { count, days: PLAN_LIMITS.free.historyDays };
  const remove = async () => {
    setBusy(true);
    try {
      await deleteUnlisted();
      dialog.current?.close();
      await client.invalidateQueries({ queryKey: QUOTA });
    } catch (thrown) {
      setError(words(thrown));
    }
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm">{t('usage.history.unlisted', values)}</p>
      <button type="button" className="btn btn-small" onClick={() => dialog.current?.showModal()}>
        {t('usage.history.delete')}
      </button>
      <dialog ref={dialog} className="dialog" aria-label={t('usage.history.delete')}>
        <p className="font-semibold">{t('usage.history.confirm', values)}</p>
        <p className="mt-1 text-text-2">{t('usage.history.confirmHint')}</p>
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
              if (!busy) void remove();
            }}
          >
            {t('usage.history.yes')}
          </button>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {t('usage.history.no')}
          </button>
        </div>
      </dialog>
    </div>
  );
}

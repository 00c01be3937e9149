import { useQueryClient } from '@tanstack/react-query';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import { useTranslation } from 'react-i18next';
import { deleteUnlisted } from '../../lib/api/history-calls.ts';
import { QUOTA } from '../../session/query-keys.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/**
 * Analyses older than the plan lists: they take room, and can be deleted from here alone. Asks in a
 * dialog.
 */
export function UnlistedItems({ count }: { count: number }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const values = { count, days: PLAN_LIMITS.free.historyDays };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm">{t('usage.history.unlisted', values)}</p>
      <ConfirmDialog
        label={t('usage.history.delete')}
        question={t('usage.history.confirm', values)}
        hint={t('usage.history.confirmHint')}
        yes={t('usage.history.yes')}
        no={t('usage.history.no')}
        onYes={deleteUnlisted}
        onDone={() => client.invalidateQueries({ queryKey: QUOTA })}
        opener={{ className: 'btn btn-small', children: t('usage.history.delete') }}
      />
    </div>
  );
}

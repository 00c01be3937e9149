import type { ApiKey } from '@elucida/contract/keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchKeys, withdrawKey } from '../../lib/api/account-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeysText } from './keys-text.ts';

export const KEYS = ['keys'] as const;

function Row({ entry, onGone }: { entry: ApiKey; onGone: () => Promise<void> }) {
  const { t } = useTranslation();
  const text = useKeysText();
  const language = useLanguage();
  const { id, name, created_at, last_used_at } = entry;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-text-2">
          {last_used_at === null ? text.unused : text.used(formatDateTime(last_used_at, language))}
        </p>
        <p className="text-sm text-text-2">{text.made(formatDateTime(created_at, language))}</p>
      </div>
      <ConfirmDialog
        label={text.withdrawOf(name)}
        question={text.sure(name)}
        hint={text.sureHint}
        yes={text.withdraw}
        no={t('common.cancel')}
        onYes={() => withdrawKey(id)}
        onDone={onGone}
        opener={{
          className: 'btn btn-small',
          'aria-label': text.withdrawOf(name),
          children: text.withdraw,
        }}
      />
    </li>
  );
}

/** The account's keys, the newest first, each with its last use and a way to withdraw it. */
export function KeyList({ onWithdrawn }: { onWithdrawn: () => void }) {
  const words = useErrorWords();
  const client = useQueryClient();
  const keys = useQuery({ queryKey: KEYS, queryFn: ({ signal }) => fetchKeys(signal) });
  const onGone = async () => {
    await client.invalidateQueries({ queryKey: KEYS });
    onWithdrawn();
  };
  if (keys.isError) return <Notice tone="danger">{words(keys.error)}</Notice>;
  if (keys.data === undefined || keys.data.length === 0) return null;
  return (
    <ul className="border-b border-border">
      {keys.data.map((entry) => (
        <Row key={entry.id} entry={entry} onGone={onGone} />
      ))}
    </ul>
  );
}

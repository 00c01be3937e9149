import type { AdminUser } from '@elucida/contract/admin';
import { useState } from 'react';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import type { AdminAction } from '../../lib/api/admin-calls.ts';
import { Notice } from '../../ui/notice.tsx';
import { useAdminText, type AdminText } from './admin-text.ts';
import { PLAN_NAMES } from './plan-names.ts';
import { UserRow } from './user-row.tsx';

/** What an action has done, in words. */
function doneWords(user: AdminUser, action: AdminAction, { done }: AdminText['users']): string {
  switch (action.kind) {
    case 'toggle_admin':
      return (user.is_admin ? done.revokedAdmin : done.madeAdmin)(user.email);
    case 'toggle_whitelist':
      return (user.is_whitelisted ? done.unwhitelisted : done.whitelisted)(user.email);
    case 'change_plan':
      return done.plan(user.email, PLAN_NAMES[action.plan]);
    case 'reset_daily':
      return done.reset(user.email);
  }
}

interface Props {
  users: readonly AdminUser[];
  onChange: (user: AdminUser, action: AdminAction) => Promise<void>;
}

/**
 * Accounts as a table; on narrow screens every row becomes a card (roles keep it a table for who
 * cannot see it).
 */
export function UserTable({ users, onChange }: Props) {
  const { users: text } = useAdminText();
  const words = useErrorWords();
  const [message, setMessage] = useState<{ tone: 'success' | 'danger'; words: string } | null>(
    null,
  );
  const [busy, setBusy] = useState<string | null>(null);

  async function run(user: AdminUser, action: AdminAction): Promise<void> {
    if (busy !== null) return;
    setBusy(user.id);
    try {
      await onChange(user, action);
      setMessage({ tone: 'success', words: doneWords(user, action, text) });
    } catch (error) {
      setMessage({ tone: 'danger', words: words(error) });
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <div aria-live="polite" className="sticky top-[calc(var(--header)+8px)] z-10 empty:hidden">
        {message ? (
          <Notice tone={message.tone} role="note">
            {message.words}
          </Notice>
        ) : null}
      </div>
      <table role="table" className="block w-full text-sm lg:table" aria-labelledby="users">
        <thead role="rowgroup" className="hidden lg:table-header-group">
          <tr role="row" className="border-b border-control text-left">
            {Object.entries(text.columns).map(([key, name]) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className="px-2 py-2 font-semibold first:pl-0 last:pr-0"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-3 lg:table-row-group">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              busy={busy === user.id}
              onAction={(action) => void run(user, action)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

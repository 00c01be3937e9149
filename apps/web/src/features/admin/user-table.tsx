import type { AdminText } from '@elucida/messages/catalogue/admin-text';
import type { AdminUser } from '@elucida/contract/admin';
import { useState } from 'react';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import type { AdminAction } from '../../lib/api/admin-calls.ts';
import { Outcome } from '../../ui/outcome.tsx';
import { AdminTable } from './admin-table.tsx';
import { useAdminText } from './admin-text.ts';
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

/** Accounts, with what an admin may change of each. */
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
      <Outcome
        message={message}
        className="sticky top-[calc(var(--header)+8px)] z-10 empty:hidden"
      />
      <AdminTable labelledBy="users" columns={text.columns}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            busy={busy === user.id}
            onAction={(action) => void run(user, action)}
          />
        ))}
      </AdminTable>
    </>
  );
}

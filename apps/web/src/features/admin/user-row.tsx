import type { AdminUser } from '@elucida/contract/admin';
import { PLANS, type Plan } from '@elucida/contract/limits';
import type { ReactNode } from 'react';
import type { AdminAction } from '../../lib/api/admin-calls.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useAdminText } from './admin-text.ts';
import { PLAN_NAMES } from './plan-names.ts';

/** One cell, with its column's name before it where the row is a card. */
function Cell({
  name,
  children,
  className = '',
}: {
  name: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <td
      role="cell"
      className={
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:table-cell lg:px-2 ' +
        `lg:py-2.5 lg:align-top lg:last:pr-0 ${className}`
      }
    >
      <span className="text-text-2 lg:hidden" aria-hidden="true">
        {name}
      </span>
      {children}
    </td>
  );
}

function Status({ user }: { user: AdminUser }) {
  const { users: text } = useAdminText();
  return (
    <span className="flex flex-wrap gap-1">
      <span className="chip">{user.is_verified ? text.verified : text.unverified}</span>
      {user.is_internal ? (
        <span className="chip" title={text.internalHint}>
          {text.internal}
        </span>
      ) : null}
      {user.is_admin && !user.is_internal ? <span className="chip">{text.admin}</span> : null}
      {user.is_whitelisted ? <span className="chip">{text.whitelisted}</span> : null}
    </span>
  );
}

interface Props {
  user: AdminUser;
  /** An action is under way. The buttons keep the focus meanwhile. */
  busy: boolean;
  onAction: (action: AdminAction) => void;
}

/** One account and what can be changed about it. */
export function UserRow({ user, busy, onAction }: Props) {
  const { users: text } = useAdminText();
  const language = useLanguage();
  const number = (count: number) => formatCount(count, language);
  const unlimited = user.is_whitelisted || user.is_internal;
  const { columns } = text;
  return (
    <tr
      role="row"
      className="card grid gap-2 lg:table-row lg:border-0 lg:border-b lg:border-border lg:bg-transparent"
    >
      <td
        role="cell"
        className="min-w-0 lg:table-cell lg:min-w-52 lg:max-w-72 lg:py-2.5 lg:pr-2 lg:align-top"
      >
        <span className="block font-semibold wrap-anywhere">{user.name}</span>
        <span className="block text-text-2 wrap-anywhere">{user.email}</span>
      </td>
      <Cell name={columns.status}>
        <Status user={user} />
      </Cell>
      <Cell name={columns.plan}>
        <select
          className="input min-w-24 !w-auto"
          aria-label={text.planOf(user.email)}
          value={user.plan}
          onChange={(event) => onAction({ kind: 'change_plan', plan: event.target.value as Plan })}
        >
          {PLANS.map((plan) => (
            <option key={plan} value={plan}>
              {PLAN_NAMES[plan]}
            </option>
          ))}
        </select>
      </Cell>
      <Cell
        name={columns.today}
        className="figures whitespace-nowrap"
      >{`${number(user.analyses_today)} / ${unlimited ? '∞' : number(user.daily_limit)}`}</Cell>
      <Cell name={columns.total} className="figures">
        {number(user.analyses_total)}
      </Cell>
      <Cell name={columns.since}>{formatDate(user.created_at, language)}</Cell>
      <td role="cell" className="lg:table-cell lg:py-2.5 lg:pl-2 lg:align-top">
        <span
          role="group"
          aria-label={text.actionsFor(user.email)}
          className="flex flex-wrap gap-1.5"
        >
          {user.is_internal ? null : (
            <button
              type="button"
              className="btn btn-small"
              aria-disabled={busy || undefined}
              onClick={() => onAction({ kind: 'toggle_admin' })}
            >
              {user.is_admin ? text.revokeAdmin : text.makeAdmin}
            </button>
          )}
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={busy || undefined}
            onClick={() => onAction({ kind: 'toggle_whitelist' })}
          >
            {user.is_whitelisted ? text.unwhitelist : text.whitelist}
          </button>
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={busy || undefined}
            onClick={() => onAction({ kind: 'reset_daily' })}
          >
            {text.resetDaily}
          </button>
        </span>
      </td>
    </tr>
  );
}

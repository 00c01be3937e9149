import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { useAdminText } from './admin-text.ts';
import { filterUsers, NO_FILTER } from './filter-users.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';
import { useUsers } from './use-users.ts';

/** The accounts, filtered and searched in the browser. */
export function UsersSection({ total }: { total: number }) {
  const { t } = useTranslation();
  const { users: text } = useAdminText();
  const language = useLanguage();
  const words = useErrorWords();
  const [filter, setFilter] = useState(NO_FILTER);
  const { users, pending, error, hasMore, loading, loadMore, change } = useUsers();
  const shown = filterUsers(users, filter);
  const number = (count: number) => formatCount(count, language);
  return (
    <section aria-labelledby="users" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="users">{text.heading}</h2>
      <UserFilters filter={filter} onChange={setFilter} />
      {error ? <Notice tone="danger">{words(error)}</Notice> : null}
      {pending ? (
        <p className="text-text-2">{t('common.loading')}</p>
      ) : (
        <>
          <p role="status" className="text-sm text-text-2">
            {shown.length === 0
              ? text.none
              : text.shown({
                  shown: number(shown.length),
                  loaded: number(users.length),
                  total: number(Math.max(total, users.length)),
                })}
          </p>
          {shown.length > 0 ? <UserTable users={shown} onChange={change} /> : null}
        </>
      )}
      {hasMore ? (
        <div>
          <button type="button" className="btn" disabled={loading} onClick={loadMore}>
            {text.loadMore}
          </button>
        </div>
      ) : null}
    </section>
  );
}

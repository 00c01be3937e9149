import type { AdminUser } from '@elucida/contract/admin';
import { ADMIN_USERS_PAGE } from '@elucida/contract/limits';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { changeUser, fetchUsers, type AdminAction } from '../../lib/api/admin-calls.ts';
import { ME } from '../../session/query-keys.ts';
import { PLAN_CHANGED } from '../../session/use-quota.ts';
import { useSession } from '../../session/use-session.ts';
import { changeLocally } from './change-locally.ts';

/** Cache keys of the dashboard. */
export const ADMIN = ['admin'] as const;
const USERS = [...ADMIN, 'users'] as const;
export const AUDIT = [...ADMIN, 'audit'] as const;
export const OVERVIEW = [...ADMIN, 'overview'] as const;

type Pages = InfiniteData<AdminUser[], number>;

/** The accounts, 200 at a time, and what can be changed about them. */
export function useUsers() {
  const client = useQueryClient();
  const { user: self } = useSession();
  const pages = useInfiniteQuery({
    queryKey: USERS,
    queryFn: ({ pageParam, signal }) => fetchUsers(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last: AdminUser[], all) =>
      last.length === ADMIN_USERS_PAGE
        ? all.reduce((count, page) => count + page.length, 0)
        : undefined,
  });
  const all = pages.data?.pages.flat() ?? [];

  /** Rejects with what the server refused; then nothing has changed. */
  async function change(user: AdminUser, action: AdminAction): Promise<void> {
    await changeUser(user.id, action);
    client.setQueryData<Pages>(
      USERS,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) =>
            page.map((row) => (row.id === user.id ? changeLocally(row, action) : row)),
          ),
        },
    );
    void client.invalidateQueries({ queryKey: AUDIT });
    if (action.kind === 'change_plan') void client.invalidateQueries({ queryKey: OVERVIEW });
    if (user.id !== self?.id) return;
    void client.invalidateQueries({ queryKey: ME });
    window.dispatchEvent(new Event(PLAN_CHANGED));
  }

  return {
    // Someone who registered between two pages shifts the second one; nobody shows twice.
    users: all.filter((user, index) => all.findIndex((other) => other.id === user.id) === index),
    pending: pages.isPending,
    error: pages.error,
    hasMore: pages.hasNextPage,
    loading: pages.isFetching,
    loadMore: () => void pages.fetchNextPage(),
    change,
  };
}

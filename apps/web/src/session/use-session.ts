import type { User } from '@elucida/contract/user';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { fetchMe } from '../lib/api/account-calls.ts';
import { useTakenOver } from '../lib/use-browser-fact.ts';
import { ME } from './query-keys.ts';
import { SessionMark } from './session-mark.ts';

export interface Session {
  /** Null for a visitor, and until the answer is there. */
  readonly user: User | null;
  /**
   * Whether it is not known yet who is there. Without a session it is known at once, so that a
   * visitor's page is laid out once.
   */
  readonly pending: boolean;
}

/** Who is signed in. */
export function useSession(): Session {
  const hasSession = use(SessionMark);
  const me = useQuery({
    queryKey: ME,
    queryFn: ({ signal }) => fetchMe(signal),
    initialData: () => (hasSession() ? undefined : null),
  });
  return useTakenOver()
    ? { user: me.data ?? null, pending: me.isPending }
    : { user: null, pending: hasSession() };
}

import type { Session } from '@elucida/contract/auth';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { endSession, fetchSessions } from '../../lib/api/account-calls.ts';

export const SESSIONS = ['sessions'] as const;

/** The open sessions of who is signed in. */
export const useSessions = (): UseQueryResult<Session[]> =>
  useQuery({ queryKey: SESSIONS, queryFn: ({ signal }) => fetchSessions(signal) });

/** Ends sessions, one call each, and reads again what is left; also where one of them failed. */
export function useEndSessions(): (ended: readonly Session[]) => Promise<void> {
  const client = useQueryClient();
  return async (ended) => {
    try {
      for (const { id } of ended) await endSession(id);
    } finally {
      await client.invalidateQueries({ queryKey: SESSIONS });
    }
  };
}

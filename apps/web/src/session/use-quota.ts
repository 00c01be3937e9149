import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Quota } from '@elucida/contract/quota';
import { useEffect } from 'react';
import { fetchQuota } from '../lib/api/account-calls.ts';
import { QUOTA } from './query-keys.ts';
import { useSession } from './use-session.ts';

/** Browser event that a screen fires after a plan has changed. */
export const PLAN_CHANGED = 'plan-changed';

/**
 * Today's quota of the signed-in user. Read again when the plan changes and when the tab becomes
 * visible (specification §4).
 */
export function useQuota(): UseQueryResult<Quota> {
  const { user } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: QUOTA });
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    window.addEventListener(PLAN_CHANGED, refresh);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener(PLAN_CHANGED, refresh);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [client]);
  return useQuery({
    queryKey: QUOTA,
    queryFn: ({ signal }) => fetchQuota(signal),
    enabled: user !== null,
  });
}

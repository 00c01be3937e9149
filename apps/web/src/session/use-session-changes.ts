import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '@elucida/contract/user';
import { NOT_SIGNED_IN } from '../lib/api/request.ts';
import { startAnew } from './forget-user.ts';
import { ME } from './query-keys.ts';

/**
 * Notices that somebody else is there, or nobody: another tab signed in or out, or the session
 * ended on the server. Looks when the tab is seen again and when a call is refused for lack of a
 * session. For the layout: once a page.
 */
export function useSessionChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const who = () => client.getQueryData<User | null>(ME)?.id;
    const look = async () => {
      const before = who();
      await client.invalidateQueries({ queryKey: ME });
      const now = who();
      if (now !== before) startAnew(client, { someone: now !== undefined });
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const onRefused = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener(NOT_SIGNED_IN, onRefused);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener(NOT_SIGNED_IN, onRefused);
    };
  }, [client]);
}

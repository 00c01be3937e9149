import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ME } from './query-keys.ts';
import { PLAN_CHANGED } from './use-quota.ts';

/**
 * Reads the user again after a screen has fired that the plan changed. For the layout: once a page.
 */
export function usePlanChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: ME });
    window.addEventListener(PLAN_CHANGED, refresh);
    return () => window.removeEventListener(PLAN_CHANGED, refresh);
  }, [client]);
}

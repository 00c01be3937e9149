import type { Settings } from '@elucida/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { useTakenOver } from '../use-browser-fact.ts';

/**
 * What the server's configuration says to the pages, asked for once a visit; null until it has
 * answered, and where it does not.
 */
export function useSettings(): Settings | null {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) =>
      request('/settings', {
        schema: async () => (await import('@elucida/contract/settings')).settingsSchema,
        signal,
      }),
    staleTime: Infinity,
  });
  return useTakenOver() ? (data ?? null) : null;
}

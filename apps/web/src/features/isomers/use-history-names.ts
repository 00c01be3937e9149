import { useQuery } from '@tanstack/react-query';
import { fetchHistoryNames } from '../../lib/api/history-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { HISTORY } from '../../session/query-keys.ts';
import { useSession } from '../../session/use-session.ts';

/**
 * Names from the user's history; none for a visitor, and silently none where the list cannot be had
 * (specification §8).
 */
export function useHistoryNames(): readonly string[] {
  const { user } = useSession();
  const language = useLanguage();
  const names = useQuery({
    queryKey: [...HISTORY, 'names', language],
    queryFn: ({ signal }) => fetchHistoryNames(language, signal),
    enabled: user !== null,
  });
  return names.data ?? [];
}

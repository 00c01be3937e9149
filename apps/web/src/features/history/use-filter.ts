import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { HistoryFilter } from '../../lib/api/history-calls.ts';

const FIELDS = ['q', 'technique', 'confidence'] as const;

/** Search and filters, kept in the query of the address: a reload and going back keep them. */
export function useFilter() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const filter: HistoryFilter = {
    q: query.get('q') ?? '',
    technique: query.get('technique') ?? '',
    confidence: query.get('confidence') ?? '',
  };
  const change = useCallback(
    (part: Partial<HistoryFilter>) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old);
          for (const field of FIELDS) {
            const value = part[field];
            if (value === '') next.delete(field);
            else if (value !== undefined) next.set(field, value);
          }
          return next;
        },
        { replace: true, state },
      ),
    [setQuery, state],
  );
  return {
    filter,
    filtered: FIELDS.some((field) => filter[field] !== ''),
    change,
    clear: () => change({ q: '', technique: '', confidence: '' }),
  };
}

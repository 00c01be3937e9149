import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

interface AtomNumbers {
  /** Whether structures carry the numbers of their atoms. */
  readonly shown: boolean;
  readonly toggle: () => void;
}

/** Of the result that is looked at. */
export const AtomNumbers = createContext<AtomNumbers>({ shown: false, toggle: () => {} });

const KEY = ['atom-numbers'];

/**
 * What was chosen last in this visit: the next result begins with it. It is kept where answers of
 * the server are, as long as the page is open.
 */
export function useAtomNumbers(): AtomNumbers {
  const client = useQueryClient();
  const { data: shown } = useQuery({
    queryKey: KEY,
    queryFn: () => false,
    initialData: false,
    enabled: false,
    gcTime: Infinity,
  });
  return { shown, toggle: () => client.setQueryData(KEY, !shown) };
}

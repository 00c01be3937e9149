import type { Language } from '@elucida/messages/catalogue/language';
import { queryOptions } from '@tanstack/react-query';
import { fetchNames } from '../lib/api/name-calls.ts';

/** What a line stands for: asked once, since it never changes. */
export const namesQuery = (line: string, language: Language) =>
  queryOptions({
    queryKey: ['names', line, language],
    queryFn: ({ signal }) => fetchNames(line, { language, signal }),
    staleTime: Infinity,
    retry: false,
  });

import type { ReadDemo } from '@elucida/contract/demo';
import type { HistoryItem, HistorySave } from '@elucida/contract/history';
import { HISTORY_NAMES_PAGE, HISTORY_PAGE } from '@elucida/contract/limits';
import type { Language } from '@elucida/messages/catalogue/language';
import { command, request, send } from './request.ts';

const schemas = () => import('@elucida/contract/history');
const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});

/** What the list of the history is searched and filtered by; empty: everything. */
export interface HistoryFilter {
  readonly q: string;
  readonly technique: string;
  readonly confidence: string;
}

/** A page of the history, of each result only what a list shows, named in a language. */
export const fetchHistory = (
  { offset, filter, language }: { offset: number; filter: HistoryFilter; language: Language },
  signal?: AbortSignal,
): Promise<HistoryItem[]> => {
  const query = new URLSearchParams({
    limit: String(HISTORY_PAGE),
    offset: String(offset),
    brief: 'list',
    lang: language,
  });
  for (const [name, value] of Object.entries(filter)) if (value !== '') query.set(name, value);
  return request(`/history?${query}`, {
    schema: async () => (await schemas()).historyListSchema,
    ...withSignal(signal),
  });
};
/** One item whole, in a language, its pictures as addresses. */
export const fetchHistoryItem = (
  { id, language }: { id: string; language: Language },
  signal?: AbortSignal,
): Promise<HistoryItem> =>
  request(`/history/${encodeURIComponent(id)}?pictures=links&lang=${language}`, {
    schema: async () => (await schemas()).historyItemSchema,
    ...withSignal(signal),
  });
/** The molecules that the user's last analyses found, each once, newest first. */
export const fetchHistoryNames = async (
  language: Language,
  signal?: AbortSignal,
): Promise<string[]> => {
  const items = await request(
    `/history?limit=${HISTORY_NAMES_PAGE}&offset=0&brief=list&lang=${language}`,
    {
      schema: async () => (await schemas()).historyListSchema,
      ...withSignal(signal),
    },
  );
  return [...new Set(items.flatMap((item) => item.nombre_molecula ?? []))];
};
export const fetchCount = async (
  which: 'count' | 'count_month',
  signal?: AbortSignal,
): Promise<number> =>
  (
    await request(`/history/${which}`, {
      schema: async () => (await schemas()).countSchema,
      ...withSignal(signal),
    })
  ).count;

/** Saves a result and answers the id it got. */
export const saveHistory = async (item: HistorySave, prefix?: string): Promise<string> =>
  (
    await request('/history', {
      method: 'POST',
      body: item,
      schema: async () => (await schemas()).historyItemSchema.pick({ id: true }),
      ...(prefix === undefined ? {} : { prefix }),
    })
  ).id;
/**
 * GET /history.csv, or the peaks of one item: the file's bytes, since reading them as text would
 * lose the byte order mark.
 */
export const fetchCsv = async (id: string | null, language: string): Promise<Blob> =>
  (
    await send(
      `${id === null ? '/history.csv' : `/history/${encodeURIComponent(id)}/csv`}?lang=${language}`,
      { accept: 'text/csv' },
    )
  ).blob();
/** Deletes what the plan no longer lists. */
export const deleteUnlisted = (): Promise<void> =>
  command('/history/unlisted', { method: 'DELETE' });
export const deleteHistory = (id: string): Promise<void> =>
  command(`/history/${encodeURIComponent(id)}`, { method: 'DELETE' });

/**
 * The worked case that history offers; a static file next to the pages, not under the API's prefix.
 */
export const fetchDemo = (language: Language, signal?: AbortSignal): Promise<ReadDemo> =>
  request(`/demo_example.json?lang=${language}`, {
    schema: async () => (await import('@elucida/contract/demo')).readDemoSchema,
    prefix: '',
    ...withSignal(signal),
  });

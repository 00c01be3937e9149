import { countSchema } from '@elucida/contract/history';
import { demoExampleSchema, type DemoExample } from '@elucida/contract/demo';
import { historyItemSchema, historyListSchema, type HistoryItem, type HistorySave } from '@elucida/contract/history';
import { HISTORY_PAGE } from '@elucida/contract/limits';
import { command, request, send } from './request.ts';

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});

export const fetchHistory = (offset: number, signal?: AbortSignal): Promise<HistoryItem[]> =>
  request(`/history?limit=${HISTORY_PAGE}&offset=${offset}`, { schema: historyListSchema, ...withSignal(signal) });
export const fetchHistoryItem = (id: string, signal?: AbortSignal): Promise<HistoryItem> =>
  request(`/history/${encodeURIComponent(id)}`, { schema: historyItemSchema, ...withSignal(signal) });
export const fetchCount = async (which: 'count' | 'count_month', signal?: AbortSignal): Promise<number> =>
  (await request(`/history/${which}`, { schema: countSchema, ...withSignal(signal) })).count;

const savedSchema = historyItemSchema.pick({ id: true });

/** Saves a result and answers the id it got. */
export const saveHistory = async (item: HistorySave, prefix?: string): Promise<string> =>
  (await request('/history', { method: 'POST', body: item, schema: savedSchema, ...(prefix === undefined ? {} : { prefix }) })).id;
/** GET /history.csv, or the peaks of one item: the file's bytes, since reading them as text would lose the byte order mark. */
export const fetchCsv = async (id: string | null, language: string): Promise<Blob> => (await send(`${id === null ? '/history.csv' : `/history/${encodeURIComponent(id)}/csv`}?lang=${language}`, { accept: 'text/csv' })).blob();
export const deleteHistory = (id: string): Promise<void> => command(`/history/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** The worked case that history offers; a static file beside the pages, not under the API's prefix. */
export const fetchDemo = (signal?: AbortSignal): Promise<DemoExample> => request('/demo_example.json', { schema: demoExampleSchema, prefix: '', ...withSignal(signal) });

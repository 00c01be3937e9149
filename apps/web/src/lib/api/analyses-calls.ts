import type {
  AnalysisBrief,
  AnalysisInput,
  AnalysisPatch,
  AnalysisRecord,
  SharedAnalysis,
} from '@elucida/contract/analyses';
import type { Progress, ReadResponse } from '@elucida/contract/analysis';
import type { Language } from '@elucida/messages/catalogue/language';
import { readRun } from './analysis-calls.ts';
import { command, fetched, request, send } from './request.ts';

const schemas = () => import('@elucida/contract/analyses');
const pathOf = (id: string) => `/analyses/${encodeURIComponent(id)}`;
const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});

/**
 * An analysis of one's own, ended or under way, its result in a language. Throws `ApiError`, 404
 * where there is none.
 */
export const fetchAnalysis = (
  { id, language }: { id: string; language: Language },
  signal?: AbortSignal,
): Promise<AnalysisRecord> =>
  request(`${pathOf(id)}?lang=${language}`, {
    schema: async () => (await schemas()).analysisRecordSchema,
    ...withSignal(signal),
  });

/** `open`: those under way; `ended`: those that are still kept. Newest first, named in a language. */
export const fetchAnalyses = (
  { status, language }: { status: 'open' | 'ended'; language: Language },
  signal?: AbortSignal,
): Promise<AnalysisBrief[]> =>
  request(`/analyses?status=${status}&lang=${language}`, {
    schema: async () => (await schemas()).analysesListSchema,
    ...withSignal(signal),
  });

/**
 * Follows an analysis from where it is until it ends. Throws `ApiError`: what it failed with, or
 * status 0 where the connection broke.
 */
export async function followAnalysis(
  id: string,
  options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<ReadResponse> {
  const loading = fetched(() => import('@elucida/contract/analysis'));
  const response = await send(pathOf(id), {
    accept: 'text/event-stream',
    signal: options.signal,
  });
  return readRun(response, await loading, options);
}

export const cancelAnalysis = (id: string): Promise<void> =>
  command(pathOf(id), { method: 'DELETE' });

export const nameAnalysis = (id: string, patch: AnalysisPatch): Promise<void> =>
  command(pathOf(id), { method: 'PATCH', body: patch });

/** Saves it to the history; doing so again changes nothing. */
export const keepAnalysis = (id: string): Promise<void> =>
  command(`${pathOf(id)}/keep`, { method: 'POST' });

/** The address at which others can read it. */
export const shareAnalysis = async (id: string): Promise<string> =>
  (
    await request(`${pathOf(id)}/share`, {
      method: 'POST',
      schema: async () => (await schemas()).analysisShareSchema,
    })
  ).url;
export const withdrawShare = (id: string): Promise<void> =>
  command(`${pathOf(id)}/share`, { method: 'DELETE' });

/** What it was asked, as a manual payload. */
export const fetchAnalysisInput = (id: string): Promise<AnalysisInput> =>
  request(`${pathOf(id)}/input`, {
    schema: async () => (await schemas()).analysisInputSchema,
  });

/** What a stranger with the link sees. */
export const fetchShared = (
  { token, language }: { token: string; language: Language },
  signal?: AbortSignal,
): Promise<SharedAnalysis> =>
  request(`/shared/${encodeURIComponent(token)}?lang=${language}`, {
    schema: async () => (await schemas()).sharedAnalysisSchema,
    ...withSignal(signal),
  });

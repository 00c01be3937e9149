import type { AnalysisResponse, Progress } from '@elucida/contract/analysis';
import { STREAM_EVENTS } from '@elucida/contract/analysis-events';
import { ApiError } from './api-error.ts';
import { readEvents } from './event-stream.ts';
import { fetched, send } from './request.ts';

interface RunOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  prefix?: string;
}

type Schemas = typeof import('@elucida/contract/analysis');

/** An answer as it came (so that fields of later versions are kept), with its checked type. */
function readResult({ analysisResponseSchema }: Schemas, data: string): AnalysisResponse {
  return analysisResponseSchema.parse(JSON.parse(data));
}

function readFailure(data: string): ApiError {
  const body = JSON.parse(data) as { status?: unknown };
  return new ApiError(typeof body.status === 'number' ? body.status : 500, body);
}

/**
 * Runs an analysis and follows its progress as an event stream; a server that answers plain JSON is
 * understood too.
 * Aborting the signal closes the connection, which cancels the work on the server. Throws
 * `ApiError`.
 */
async function run(
  path: string,
  body: unknown,
  { signal, onProgress, prefix }: RunOptions,
): Promise<AnalysisResponse> {
  const loading = fetched(() => import('@elucida/contract/analysis'));
  const response = await send(path, {
    method: 'POST',
    body,
    signal,
    accept: 'text/event-stream',
    ...(prefix === undefined ? {} : { prefix }),
  });
  const schemas = await loading;
  if (!response.headers.get('content-type')?.includes('text/event-stream'))
    return readResult(schemas, await response.text());
  if (!response.body) throw new ApiError(0, null);
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === STREAM_EVENTS.error) throw readFailure(data);
      if (event === STREAM_EVENTS.result) return readResult(schemas, data);
      const progress =
        event === STREAM_EVENTS.progress
          ? schemas.progressSchema.safeParse(JSON.parse(data))
          : null;
      if (progress?.success) onProgress(progress.data);
    }
  } catch (error) {
    // The connection broke while streaming.
    if (error instanceof TypeError && !signal.aborted)
      throw new ApiError(0, { message: error.message });
    throw error;
  }
  throw new ApiError(0, null);
}

/** POST /analyze: images and a formula. */
export const analyseImages = (form: FormData, options: RunOptions): Promise<AnalysisResponse> =>
  run('/analyze', form, options);
/** POST /analyze/manual: typed peaks and a formula. */
export const analysePeaks = (payload: unknown, options: RunOptions): Promise<AnalysisResponse> =>
  run('/analyze/manual', payload, options);

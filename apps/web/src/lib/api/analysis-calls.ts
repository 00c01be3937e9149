import type { Progress, ReadResponse } from '@elucida/contract/analysis';
import { IDEMPOTENCY_KEY_HEADER, STREAM_EVENTS } from '@elucida/contract/analysis-events';
import { ApiError } from './api-error.ts';
import { readEvents } from './event-stream.ts';
import { fetched, send } from './request.ts';

interface ReadOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Called with the analysis' id, from when on it goes on without this connection. */
  onAccepted?: (id: string) => void;
}
export interface RunOptions extends ReadOptions {
  prefix?: string;
}

type Schemas = typeof import('@elucida/contract/analysis');

/** An answer as it came (so that fields of later versions are kept), with its checked type. */
function readResult({ readResponseSchema }: Schemas, data: string): ReadResponse {
  return readResponseSchema.parse(JSON.parse(data));
}

function readFailure(data: string): ApiError {
  const body = JSON.parse(data) as { status?: unknown };
  return new ApiError(typeof body.status === 'number' ? body.status : 500, body);
}

/** What no other request is likely to be called (RFC 9562 would ask for a secure context). */
const uniqueKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Reads the answer of an analysis, following its progress. Throws `ApiError`: what it failed with,
 * or status 0 where the connection broke.
 */
export async function readRun(
  response: Response,
  schemas: Schemas,
  { signal, onProgress, onAccepted }: ReadOptions,
): Promise<ReadResponse> {
  if (!response.headers.get('content-type')?.includes('text/event-stream'))
    return readResult(schemas, await response.text());
  if (!response.body) throw new ApiError(0, null);
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === STREAM_EVENTS.error) throw readFailure(data);
      if (event === STREAM_EVENTS.result) return readResult(schemas, data);
      if (event === STREAM_EVENTS.accepted)
        onAccepted?.((JSON.parse(data) as { analysis_id: string }).analysis_id);
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

/**
 * Starts an analysis and follows its progress as an event stream; a server that answers plain JSON
 * is understood too. Aborting the signal closes the connection; what was accepted goes on. Throws
 * `ApiError`.
 */
async function run(
  path: string,
  body: unknown,
  { prefix, ...options }: RunOptions,
): Promise<ReadResponse> {
  const loading = fetched(() => import('@elucida/contract/analysis'));
  const { signal } = options;
  const start = {
    method: 'POST',
    body,
    signal,
    accept: 'text/event-stream',
    // Sent again after a lost answer, it is the same analysis and counted once.
    headers: { [IDEMPOTENCY_KEY_HEADER]: uniqueKey() },
    ...(prefix === undefined ? {} : { prefix }),
  } as const;
  const response = await send(path, start).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof ApiError) || error.status !== 0) throw error;
    return send(path, start);
  });
  return readRun(response, await loading, options);
}

/** POST /analyze: images and a formula. */
export const analyseImages = (form: FormData, options: RunOptions): Promise<ReadResponse> =>
  run('/analyze', form, options);
/** POST /analyze/manual: typed peaks and a formula. */
export const analysePeaks = (payload: unknown, options: RunOptions): Promise<ReadResponse> =>
  run('/analyze/manual', payload, options);

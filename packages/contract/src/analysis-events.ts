/**
 * Stages of an analysis, in their order. Apart from the schemas, so that a page can name them
 * without loading what checks answers.
 */
export const STAGES = ['digitise', 'interpret', 'propose', 'judge', 'report'] as const;

/**
 * Names of the events in a `text/event-stream` answer. `accepted` comes first and names the
 * analysis; `result` or `error` is the last. An error's data is the error body with its `status`.
 */
export const STREAM_EVENTS = {
  accepted: 'accepted',
  progress: 'progress',
  result: 'result',
  error: 'error',
} as const;

/** Where a plain answer names its analysis. */
export const ANALYSIS_ID_HEADER = 'Analysis-Id';
/** A request with the key of an earlier one is answered with the same analysis. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

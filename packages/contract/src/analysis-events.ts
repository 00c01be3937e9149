/**
 * Stages of an analysis, in their order. Apart from the schemas, so that a page can name them
 * without loading what checks answers.
 */
export const STAGES = ['digitise', 'interpret', 'propose', 'judge', 'report'] as const;

/**
 * Names of the events in a `text/event-stream` answer; `result` or `error` is the last. An error's
 * data is the error body with its `status`.
 */
export const STREAM_EVENTS = { progress: 'progress', result: 'result', error: 'error' } as const;

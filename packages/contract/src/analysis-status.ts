/** `queued` and `running` are open; the others have ended for good. */
export const ANALYSIS_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];

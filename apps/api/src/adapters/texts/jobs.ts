import { readHistoryItem } from './jobs/read-history-item.ts';
import { readManualPayload } from './jobs/read-manual-payload.ts';
import { writeBriefResult, writeListLine, writePeakLines } from './jobs/write-history.ts';

/** What is done with large texts away from the thread that answers. */
export const TEXT_JOBS = {
  'read-manual-payload': readManualPayload,
  'read-history-item': readHistoryItem,
  'write-brief-result': writeBriefResult,
  'write-list-line': writeListLine,
  'write-peak-lines': writePeakLines,
};
export type TextJobs = typeof TEXT_JOBS;

import { readHistoryItem } from '../../history/jobs/read-history-item.ts';
import { readManualPayload } from '../../analysis/jobs/read-manual-payload.ts';
import { readVerificationBody } from '../../analysis/jobs/read-verification.ts';
import { readSpectraBesideImages } from '../../analysis/jobs/read-spectra-beside-images.ts';
import { readSpectraInBrief } from '../../analysis/jobs/read-spectra-in-brief.ts';
import { translateItem } from '../../history/jobs/translate-item.ts';
import {
  writeBriefResult,
  writeListLine,
  writePeakLines,
} from '../../history/jobs/write-history.ts';

/** What is done with large texts away from the thread that answers. */
export const TEXT_JOBS = {
  'read-manual-payload': readManualPayload,
  'read-history-item': readHistoryItem,
  'read-spectra-beside-images': readSpectraBesideImages,
  'read-spectra-in-brief': readSpectraInBrief,
  'read-verification': readVerificationBody,
  'translate-item': translateItem,
  'write-brief-result': writeBriefResult,
  'write-list-line': writeListLine,
  'write-peak-lines': writePeakLines,
};
export type TextJobs = typeof TEXT_JOBS;

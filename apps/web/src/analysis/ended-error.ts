import type { AnalysisRecord } from '@elucida/contract/analyses';
import { ApiError } from '../lib/api/api-error.ts';

/** Why an analysis failed, as the request itself would have been answered. */
export const endedError = ({ error }: Pick<AnalysisRecord, 'error'>): ApiError =>
  new ApiError(error?.status ?? 500, error);

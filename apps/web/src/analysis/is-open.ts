import type { AnalysisBrief } from '@elucida/contract/analyses';

/** Whether it has not ended yet. */
export const isOpen = ({ status }: Pick<AnalysisBrief, 'status'>): boolean =>
  status === 'queued' || status === 'running';

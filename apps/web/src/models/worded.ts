import type { AnalysisResponse, ReportPoint } from '@elucida/contract/analysis';

/**
 * The reasons of a result in a model's words where it has any; a reason is worded as a whole or not
 * at all.
 */
export const wordedReasons = ({
  reasons = [],
  wording,
}: Pick<AnalysisResponse, 'reasons' | 'wording'>): readonly ReportPoint[] =>
  reasons.map((reason, index) => ({
    ...reason,
    text: wording?.points.find(({ point }) => point === index)?.text ?? reason.text,
  }));

import type { Member } from './report-parts.ts';

/** Whether a model answered in any round: a failure may be the second round's alone. */
export const hasAnswered = ({ failure, proposals, readings }: Member): boolean =>
  failure === null || proposals.length > 0 || readings.length > 0;

import type { ModelsReport } from '@elucida/contract/models';

/** Whether a model answered in any round: a failure may be the second round's alone. */
export const hasAnswered = ({ failure, proposals, readings }: ModelsReport['members'][number]): boolean => failure === null || proposals.length > 0 || readings.length > 0;
